'use client'

import { useEffect, useRef, type ReactNode } from 'react'

import styles from '@/ui/live-preview/Island.module.scss'
import { useLiveView, type Drawn } from '@/ui/live-preview/use-live-view'

import { SIZE_MESSAGE, templateView, type TemplateView } from '../model'

type Props = { children: ReactNode; draw: (view: TemplateView) => Promise<Drawn> }

/** One template inside a frame of the editor: it says how tall it is, and follows what is set. */
export function TemplateIsland({ children, draw }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const { node } = useLiveView(children, templateView, draw)

  useEffect(() => {
    const element = root.current
    if (!element || window.parent === window) return
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height)
      window.parent.postMessage({ type: SIZE_MESSAGE, height }, window.location.origin)
    }
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    tell()
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={root} className={styles.alone}>
      {node}
    </div>
  )
}
