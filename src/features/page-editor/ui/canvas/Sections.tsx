'use client'

import { EMPTY_PAGE } from '@/features/pages/model'

import { labels } from '../../labels.fr'
import { useEditorState } from '../context'
import styles from './canvas.module.scss'
import { CanvasSection } from './CanvasSection'

/** The sections of the page in their order. */
export function Sections() {
  const sections = useEditorState(({ content }) => content.sections)
  const firstIds = useEditorState((state) => state.firstIds)
  if (sections.length === 0) {
    return (
      <div className={styles.emptyPage}>
        <p>{EMPTY_PAGE}</p>
        <p className={styles.hint}>{labels.emptyHint}</p>
      </div>
    )
  }
  return (
    <ol className={styles.sections}>
      {sections.map((section, index) => (
        <CanvasSection
          key={firstIds[section.id] ?? section.id}
          section={section}
          index={index}
          count={sections.length}
        />
      ))}
    </ol>
  )
}
