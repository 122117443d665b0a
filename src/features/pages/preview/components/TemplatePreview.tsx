'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { TEMPLATES } from '../../content/options'
import type { TemplateContent } from '../../schema'
import { sizeOf, templatePreviewPath, VIEW_MESSAGE, type Background } from '../model'
import styles from './TemplatePreview.module.scss'

/** Milliseconds between a change and the moment when the frame hears of it. */
const PAUSE = 300
/** Milliseconds after which a frame that says nothing is given up. */
const PATIENCE = 20_000
/** Less than a line: the template has nothing to show. */
const EMPTY_HEIGHT = 8

type Props = {
  shelterId: string
  content: TemplateContent
  /** Background of the section around it, on which its words must be read. */
  background?: Background
}

type State = 'waiting' | 'shown' | 'empty' | 'failed'

/**
 * One template as visitors will see it, with the shelter's own data: the real thing, in a frame
 * that loads when it comes near the screen. Nothing in it can be clicked or reached by keyboard.
 */
export function TemplatePreview({ shelterId, content, background = 'transparent' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [source, setSource] = useState<string | null>(null)
  const [height, setHeight] = useState(0)
  const [state, setState] = useState<State>('waiting')
  const view = JSON.stringify({ content, background })
  const latest = useRef(view)
  /** What the frame was last told, in its address or by message. */
  const told = useRef('')

  const tell = useCallback(() => {
    if (told.current === latest.current) return
    told.current = latest.current
    const message = { type: VIEW_MESSAGE, view: JSON.parse(latest.current) as unknown }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [])

  const load = useCallback(() => {
    setState('waiting')
    told.current = latest.current
    const { content: shown, background: behind } = JSON.parse(latest.current) as {
      content: TemplateContent
      background: Background
    }
    setSource(templatePreviewPath(shelterId, { content: shown, background: behind }))
  }, [shelterId])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [load])

  useEffect(() => {
    const onMessage = ({ origin, source: from, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || from !== frame.current?.contentWindow) return
      const asked = sizeOf(data)
      if (asked === null) return
      setHeight(asked)
      setState(asked < EMPTY_HEIGHT ? 'empty' : 'shown')
      // Changed while the frame was loading.
      tell()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [tell])

  useEffect(() => {
    if (view === latest.current) return
    latest.current = view
    if (state !== 'shown' && state !== 'empty') return
    const timer = setTimeout(tell, PAUSE)
    return () => clearTimeout(timer)
  }, [view, state, tell])

  useEffect(() => {
    if (source === null || state !== 'waiting') return
    const timer = setTimeout(() => setState('failed'), PATIENCE)
    return () => clearTimeout(timer)
  }, [source, state])

  const { label } = TEMPLATES[content.templateType]
  return (
    <div ref={box} className={styles.preview}>
      {source !== null && state !== 'failed' && (
        <iframe
          ref={frame}
          className={styles.frame}
          data-state={state}
          title={`Aperçu du modèle «\u00a0${label}\u00a0»`}
          src={source}
          // Read by its title alone: the whole site inside would be in the way of the keyboard.
          inert
          tabIndex={-1}
          // Until it has measured itself it needs a room to be laid out in.
          style={{ blockSize: state === 'shown' ? height : state === 'empty' ? 0 : 160 }}
        />
      )}
      {state === 'waiting' && (
        <p className={styles.waiting} aria-hidden="true">
          Aperçu en cours de chargement…
        </p>
      )}
      {state === 'empty' && (
        <p className={styles.message}>
          «&nbsp;{label}&nbsp;» n’a encore rien à montrer&nbsp;: il apparaîtra sur le site dès que
          votre refuge aura de quoi le remplir.
        </p>
      )}
      {state === 'failed' && (
        <div className={styles.message} role="alert">
          L’aperçu du modèle «&nbsp;{label}&nbsp;» ne s’affiche pas.
          <button type="button" className={styles.retry} onClick={load}>
            Réessayer
          </button>
        </div>
      )}
    </div>
  )
}
