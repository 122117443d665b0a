'use client'

import '@fontsource-variable/bricolage-grotesque/index.css'

import { useRef, type CSSProperties, type ReactNode } from 'react'

import { themeStyle } from '@/features/shelters/components/theme-style'
import { useReady } from '@/ui/use-ready'

import { labels } from '../../labels.fr'
import { useEditorContext, useView } from '../context'
import { DEVICE_WIDTHS, shownDevice } from '../view'
import styles from './canvas.module.scss'
import { useRoom } from './use-room'
import { useTheme } from './use-theme'

/** The page on its backdrop: as wide as the chosen screen, in the colours of the shelter. */
export function Stage({ children, after }: { children: ReactNode; after: ReactNode }) {
  const { shelterId, view, readOnly } = useEditorContext()
  const device = useView(shownDevice)
  const room = useView((state) => state.room)
  const backdrop = useRef<HTMLDivElement>(null)
  const width = DEVICE_WIDTHS[device]
  const zoom = Math.min(1, room / width)
  useRoom(view, backdrop)
  const theme = useTheme(shelterId)
  // Texts are cleaned by the browser's own parser, which a server does not have.
  const isBrowser = useReady()
  return (
    // A press beside the page is a second way: Échap clears the selection too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      className={styles.stage}
      data-stage=""
      onClick={(event) => {
        if (event.target === event.currentTarget) view.clear()
      }}
    >
      {!readOnly && <p className={styles.advice}>{labels.selectHint}</p>}
      <div ref={backdrop} className={styles.backdrop}>
        {isBrowser ? (
          <div
            className={styles.paper}
            data-device={device}
            style={
              {
                ...(theme && themeStyle(theme)),
                '--zoom': zoom,
                '--device': `${width}px`,
              } as CSSProperties
            }
          >
            {children}
          </div>
        ) : (
          <p role="status">{labels.loading}</p>
        )}
        {after}
      </div>
    </div>
  )
}
