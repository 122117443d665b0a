'use client'

import {
  BACKGROUND_LABELS,
  LAYOUTS,
  SECTION_WIDTH_LABELS,
  SPACING_LABELS,
  TWO_COLUMNS,
  VERTICAL_ALIGN_LABELS,
  type TwoColumns,
} from '@/features/pages/model'
import type { Section } from '@/features/pages/schema'

import { labels } from '../labels.fr'
import { setLayout } from '../state/commands/set-layout'
import { setShares } from '../state/commands/set-shares'
import { updateSection, type SectionLook as Look } from '../state/commands/update-section'
import { useEditorContext, useView } from './context'
import { Choices } from '@/ui/editing/Choices'
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

const SHARES = TWO_COLUMNS.map(({ value, label, widths }) => ({
  value,
  label,
  drawing: <LayoutDrawing layout={2} shares={widths} />,
}))

/** The choice that two columns are; null for widths that somebody set otherwise. */
const sharesOf = ({ columns }: Section): TwoColumns | null =>
  TWO_COLUMNS.find(({ widths }) =>
    columns.every(({ width }, index) => Math.round(width) === widths[index]),
  )?.value ?? null

/** How two columns or more stand beside each other. */
function ColumnLook({ section }: { section: Section }) {
  const { editor } = useEditorContext()
  const { id, layout, verticalAlign } = section
  if (layout === 1) return null
  return (
    <>
      {layout === 2 && (
        <Choices<TwoColumns | null>
          label={labels.shares}
          value={sharesOf(section)}
          options={SHARES}
          onChange={(chosen) => {
            const widths = TWO_COLUMNS.find(({ value }) => value === chosen)?.widths
            if (widths) editor.run(setShares, { sectionId: id, widths })
          }}
        />
      )}
      <Choices
        label={labels.verticalAlign}
        value={verticalAlign}
        options={optionsOf(VERTICAL_ALIGN_LABELS)}
        onChange={(chosen) =>
          editor.run(updateSection, { sectionId: id, values: { verticalAlign: chosen } })
        }
      />
    </>
  )
}

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
      <ColumnLook section={section} />
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
