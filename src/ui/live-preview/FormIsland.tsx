'use client'

import { useEffect, type ReactNode } from 'react'

import styles from './Island.module.scss'
import { FORM_MESSAGE } from './model'
import { useLiveView, type Drawn } from './use-live-view'

type Props<Values> = {
  children: ReactNode
  /** Takes the part that is drawn out of a message; null for any other message. */
  read: (message: unknown) => Values | null
  draw: (values: Values) => Promise<Drawn>
}

/** A link of the preview opens beside it: the preview itself stays. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  if (/^https?:/.test(link.protocol)) window.open(link.href, '_blank', 'noopener')
}

/** What is being written: what its form holds, saved or not, as visitors will see it. */
export function FormIsland<Values>({ children, read, draw }: Props<Values>) {
  const { node, error } = useLiveView(children, read, draw)

  useEffect(() => {
    const editor = (window.opener as Window | null) ?? window.parent
    if (editor !== window) {
      editor.postMessage({ type: FORM_MESSAGE, ready: true }, window.location.origin)
    }
    document.addEventListener('click', openBeside, true)
    return () => document.removeEventListener('click', openBeside, true)
  }, [])

  return (
    <>
      <p className={styles.notice} role="status" hidden={!error}>
        {error}
      </p>
      {node}
    </>
  )
}
