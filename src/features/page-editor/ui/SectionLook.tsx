'use client'

import {
  BACKGROUND_LABELS,
  LAYOUTS,
  SECTION_WIDTH_LABELS,
  SPACING_LABELS,
} from '@/features/pages/model'
import type { Section } from '@/features/pages/schema'

import { labels } from '../labels.fr'
import { setLayout } from '../state/commands/set-layout'
import { updateSection, type SectionLook as Look } from '../state/commands/update-section'
import { useEditorContext } from './context'
import { optionsOf, Select } from './fields/inputs'
import styles from './PageEditor.module.scss'

const COLUMNS = LAYOUTS.map((value) => ({ value, label: labels.addSectionOf(value) }))

/** Columns, background, margins and width of a section. */
export function SectionLook({ section }: { section: Section }) {
  const { editor } = useEditorContext()
  const set = (values: Partial<Look>) =>
    editor.run(updateSection, { sectionId: section.id, values })
  return (
    <details className={styles.look}>
      <summary>{labels.look}</summary>
      <div className={styles.grid}>
        <Select
          label={labels.layout}
          value={section.layout}
          options={COLUMNS}
          onChange={(layout) => editor.run(setLayout, { sectionId: section.id, layout })}
        />
        <Select
          label={labels.background}
          value={section.backgroundColor}
          options={optionsOf(BACKGROUND_LABELS)}
          onChange={(backgroundColor) => set({ backgroundColor })}
        />
        <Select
          label={labels.padding}
          value={section.padding}
          options={optionsOf(SPACING_LABELS)}
          onChange={(padding) => set({ padding })}
        />
        <Select
          label={labels.margin}
          value={section.margin}
          options={optionsOf(SPACING_LABELS)}
          onChange={(margin) => set({ margin })}
        />
        <Select
          label={labels.width}
          value={section.width}
          options={optionsOf(SECTION_WIDTH_LABELS)}
          onChange={(width) => set({ width })}
        />
      </div>
    </details>
  )
}
