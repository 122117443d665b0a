'use client'

import { useEffect, useRef, useState } from 'react'

import type { Theme } from '../../theme/model'
import { isThemeReady, THEME_MESSAGE, themePreviewPath } from '../../theme/preview.model'
import styles from './theme.module.scss'
import { words } from './words.fr'

type Props = { shelterId: string; theme: Theme }

/** Widths in pixels at which the page is drawn: on a phone the small one, to be recognised. */
const WIDE = 1100
const NARROW = 600

/** The home page of the shelter itself, drawn smaller, in the colours of the form. */
export function ThemeFrame({ shelterId, theme }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useRef(false)
  const [room, setRoom] = useState({ width: 0, height: 0 })

  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const tell = () =>
      frame.current?.contentWindow?.postMessage(
        { type: THEME_MESSAGE, theme },
        window.location.origin,
      )
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow
      if (!isOurs || !isThemeReady(data)) return
      isReady.current = true
      tell()
    }
    if (isReady.current) tell()
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [theme])

  const width = room.width < 480 ? NARROW : WIDE
  const scale = room.width / width
  return (
    <div ref={stage} className={styles.stage}>
      {scale > 0 && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={words.preview}
          src={themePreviewPath(shelterId)}
          style={{
            inlineSize: width,
            blockSize: room.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      )}
    </div>
  )
}
