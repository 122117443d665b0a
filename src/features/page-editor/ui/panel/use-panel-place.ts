'use client'

import { useEffect, useState } from 'react'

import { useEditorContext, useView } from '../context'

/** Below this width of the window, in pixels, Payload itself puts its sidebar under the form. */
const SIDE = '(width > 1024px)'

/**
 * Where the panel stands: beside the page in full screen, over Payload's own
 * sidebar when that is beside the form, else a sheet from below.
 */
export function usePanelPlace(): { host: HTMLElement | null; place: 'inline' | 'over' | 'sheet' } {
  const { view } = useEditorContext()
  const isFull = useView((state) => state.isFull)
  const [isWide, setWide] = useState(false)
  const [sidebar, setSidebar] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const media = window.matchMedia(SIDE)
    const read = () => {
      const found = document.querySelector<HTMLElement>('.document-fields__sidebar-wrap')
      const isBeside = found !== null && getComputedStyle(found).position === 'sticky'
      setWide(media.matches)
      setSidebar(isBeside ? found : null)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    media.addEventListener('change', read)
    return () => {
      observer.disconnect()
      media.removeEventListener('change', read)
    }
  }, [])

  const place = !isWide ? 'sheet' : isFull ? 'inline' : sidebar ? 'over' : 'sheet'
  useEffect(() => {
    view.set({ isSheet: place === 'sheet' })
  }, [view, place])
  return { host: place === 'over' ? sidebar : null, place }
}
