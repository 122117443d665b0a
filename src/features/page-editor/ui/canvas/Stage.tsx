'use client'

import '@fontsource-variable/bricolage-grotesque/index.css'

import { useRef, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react'

import { themeStyle } from '@/features/shelters/components/theme-style'

import { labels } from '../../labels.fr'
import { useEditorContext, useView } from '../context'
import { DEVICE_WIDTHS } from '../view'
import styles from './canvas.module.scss'
import { useTheme } from './use-theme'
import { useZoom } from './use-zoom'

const never = () => () => {}

/** The page on its desk: as wide as the chosen screen, in the colours of the shelter. */
export function Stage({ children, after }: { children: ReactNode; after: ReactNode }) {
  const { shelterId, view } = useEditorContext()
  const device = useView((state) => state.device)
  const desk = useRef<HTMLDivElement>(null)
  const width = DEVICE_WIDTHS[device]
  const zoom = useZoom(desk, width)
  const theme = useTheme(shelterId)
  // Texts are cleaned by the browser's own parser, which a server does not have.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    // A press beside the page is a second way: Échap clears the selection too.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      className={styles.stage}
      data-stage=""
      onClick={(event) => {
        if (event.target === event.currentTarget) view.clear()
      }}
    >
      <div ref={desk} className={styles.desk}>
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
