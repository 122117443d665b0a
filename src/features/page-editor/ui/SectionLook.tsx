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
import { useEditorContext, useView } from './context'
import { Choices } from './fields/Choices'
import fields from '@/ui/editing/fields.module.scss'
import { optionsOf } from './fields/inputs'
import { LayoutDrawing } from './LayoutDrawing'
import styles from './PageEditor.module.scss'
import { shownDevice } from './view'

const COLUMNS = LAYOUTS.map((value) => ({
  value,
  label: labels.addSectionOf(value),
  drawing: <LayoutDrawing layout={value} />,
}))

const BACKGROUNDS = optionsOf(BACKGROUND_LABELS).map((option) => ({
  ...option,
  drawing: <span className={fields.swatch} data-background={option.value} />,
}))

/** Columns, background, margins and width of a section. */
export function SectionLook({ section }: { section: Section }) {
  const { editor } = useEditorContext()
  const isNarrow = useView((state) => shownDevice(state) !== 'ordinateur')
  const isStacked = isNarrow && section.layout > 2
  const set = (values: Partial<Look>) =>
    editor.run(updateSection, { sectionId: section.id, values })
  return (
    <div className={styles.form}>
      <Choices
        label={labels.layout}
        value={section.layout}
        options={COLUMNS}
        onChange={(layout) => editor.run(setLayout, { sectionId: section.id, layout })}
      />
      {isStacked && <p className={styles.keys}>{labels.stacked(section.layout)}</p>}
      <Choices
        label={labels.background}
        value={section.backgroundColor}
        options={BACKGROUNDS}
        onChange={(backgroundColor) => set({ backgroundColor })}
      />
      <Choices
        label={labels.width}
        value={section.width}
        options={optionsOf(SECTION_WIDTH_LABELS)}
        onChange={(width) => set({ width })}
      />
      <Choices
        label={labels.padding}
        value={section.padding}
        options={optionsOf(SPACING_LABELS)}
        onChange={(padding) => set({ padding })}
      />
      <Choices
        label={labels.margin}
        value={section.margin}
        options={optionsOf(SPACING_LABELS)}
        onChange={(margin) => set({ margin })}
      />
    </div>
  )
}
