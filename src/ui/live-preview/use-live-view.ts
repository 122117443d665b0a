'use client'

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

/** Milliseconds without a new message before the server is asked. */
const PAUSE = 250

export type Drawn = { node: ReactNode } | { error: string }

const FAILED = 'L’aperçu n’a pas pu être mis à jour. Vérifiez votre connexion.'

/**
 * The view as the server draws it from what the editor sends: the last state only, one question
 * at a time. While it fails, what was drawn last stays on screen.
 * @param read takes what interests us out of a message; null for any other message
 */
export function useLiveView<View>(
  initial: ReactNode,
  read: (message: unknown) => View | null,
  draw: (view: View) => Promise<Drawn>,
) {
  const [node, setNode] = useState(initial)
  const [error, setError] = useState('')
  const wanted = useRef<View | null>(null)
  const isAsking = useRef(false)
  const heard = useRef('')

  const ask = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    for (let view = wanted.current; view !== null; view = wanted.current) {
      wanted.current = null
      const drawn = await draw(view).catch((): Drawn => ({ error: FAILED }))
      if ('error' in drawn) {
        setError(drawn.error)
        // The same state may be asked again.
        heard.current = ''
      } else {
        setError('')
        setNode(drawn.node)
      }
    }
    isAsking.current = false
  }, [draw])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const editor = (window.opener as Window | null) ?? window.parent
      if (origin !== window.location.origin || source !== editor) return
      const view = read(data)
      if (view === null) return
      const words = JSON.stringify(view)
      if (words === heard.current) return
      heard.current = words
      clearTimeout(timer)
      timer = setTimeout(() => {
        wanted.current = view
        void ask()
      }, PAUSE)
    }
    window.addEventListener('message', onMessage)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [read, ask])

  return { node, error }
}
