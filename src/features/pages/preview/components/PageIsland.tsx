'use client'

import { useEffect, type ReactNode } from 'react'

import { PAGE_MESSAGE, pageValues, type PageValues } from '../model'
import styles from './Island.module.scss'
import { useLiveView, type Drawn } from './use-live-view'

type Props = { children: ReactNode; draw: (values: PageValues) => Promise<Drawn> }

/** A link of the preview opens beside it: the preview itself stays. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  if (/^https?:/.test(link.protocol)) window.open(link.href, '_blank', 'noopener')
}

/** A page while it is written: what the form holds, saved or not, as visitors will see it. */
export function PageIsland({ children, draw }: Props) {
  const { node, error } = useLiveView(children, pageValues, draw)

  useEffect(() => {
    const editor = (window.opener as Window | null) ?? window.parent
    if (editor !== window) {
      editor.postMessage({ type: PAGE_MESSAGE, ready: true }, window.location.origin)
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
