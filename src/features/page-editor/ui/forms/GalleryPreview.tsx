'use client'

import { useEffect, useRef, useState, type CSSProperties } from 'react'

import { TEMPLATES } from '@/features/pages/model'
import { TemplatePreview } from '@/features/pages/preview/components/TemplatePreview'
import type { TemplateContent } from '@/features/pages/schema'
import { themeStyle } from '@/features/shelters/components/theme-style'

import { fieldLabels } from '../../labels.fr'
import { useTheme } from '../canvas/use-theme'
import { useEditorContext } from '../context'
import styles from './TemplateGallery.module.scss'

/** Widths in pixels at which a template is laid out: a phone, and a page. */
const NARROW = 375
const WIDE = 960

/** The highlighted template, made small enough to be seen whole; one frame for all twelve. */
export function GalleryPreview({ content }: { content: TemplateContent }) {
  const { shelterId } = useEditorContext()
  const theme = useTheme(shelterId)
  const pane = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(WIDE)
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0)
      if (width > 0) setRoom(width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // Another template begins at its top.
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 })
  }, [content.templateType])

  const width = room < 480 ? NARROW : WIDE
  const { label } = TEMPLATES[content.templateType]
  const style = {
    ...(theme && themeStyle(theme)),
    '--width': `${width}px`,
    '--zoom': Math.min(1, room / width),
  } as CSSProperties
  return (
    // What scrolls can be reached by keyboard.
    <div
      ref={pane}
      className={styles.pane}
      role="region"
      aria-label={fieldLabels.previewOf(label)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      style={style}
    >
      {shelterId ? (
        <div className={styles.sheet}>
          <TemplatePreview shelterId={shelterId} content={content} />
        </div>
      ) : (
        <p className={styles.none}>{fieldLabels.noShelter}</p>
      )}
    </div>
  )
}
