'use client'

import { LAYOUTS } from '@/features/pages/model'

import { labels } from '../labels.fr'
import { addSection } from '../state/commands/add-section'
import buttons from './buttons.module.scss'
import { useEditorContext } from './context'
import { Icon } from './Icon'
import styles from './PageEditor.module.scss'

/** One button for each number of columns. */
export function AddSection() {
  const { editor } = useEditorContext()
  return (
    <div className={styles.adders} role="group" aria-label={labels.addSection}>
      <span aria-hidden="true" className={styles.addersLabel}>
        <Icon name="plus" /> {labels.addSection}
      </span>
      {LAYOUTS.map((layout) => (
        <button
          key={layout}
          type="button"
          className={buttons.plain}
          data-part-of={layout === 1 ? 'page' : undefined}
          data-part={layout === 1 ? 'add' : undefined}
          onClick={() => editor.run(addSection, { layout })}
        >
          {labels.addSectionOf(layout)}
        </button>
      ))}
    </div>
  )
}
