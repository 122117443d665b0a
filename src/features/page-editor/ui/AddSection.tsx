'use client'

import { LAYOUTS, type Layout } from '@/features/pages/model'

import { labels } from '../labels.fr'
import { addSection } from '../state/commands/add-section'
import { useEditorContext } from './context'
import styles from '@/ui/editing/dialogs.module.scss'
import { LayoutDrawing } from './LayoutDrawing'

/** One drawn button for each number of columns. */
export function LayoutChoices({ onChoose }: { onChoose: (layout: Layout) => void }) {
  return (
    <div className={styles.layouts}>
      {LAYOUTS.map((layout) => (
        <button
          key={layout}
          type="button"
          className={styles.choice}
          data-part-of={layout === 1 ? 'page' : undefined}
          data-part={layout === 1 ? 'add' : undefined}
          onClick={() => onChoose(layout)}
        >
          <LayoutDrawing layout={layout} />
          {labels.addSectionOf(layout)}
        </button>
      ))}
    </div>
  )
}

/** Adds a section at the end of the page. */
export function AddSection() {
  const { editor } = useEditorContext()
  return (
    <div className={styles.adders} role="group" aria-label={labels.addSection}>
      <p className={styles.addersLabel} aria-hidden="true">
        {labels.addSection}
      </p>
      <LayoutChoices onChoose={(layout) => editor.run(addSection, { layout })} />
    </div>
  )
}
