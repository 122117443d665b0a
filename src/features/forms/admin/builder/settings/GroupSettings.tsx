'use client'

import buttons from '@/ui/admin-buttons.module.scss'

import { FORM_LIMITS, type FormGroup } from '../../../model'
import { TextInput } from '../../ui/inputs'
import styles from '../Builder.module.scss'
import { useBuilder } from '../context'
import { updateGroup } from '../state/commands/groups'
import { words } from '../words.fr'

/** The words of a group. */
export function GroupSettings({ group }: { group: FormGroup }) {
  const { builder } = useBuilder()
  const { id, title, description } = group
  return (
    <div className={styles.settings}>
      <TextInput
        label={words.groupTitle}
        error={title.trim() ? null : words.groupTitleMissing}
        value={title}
        max={FORM_LIMITS.groupTitle}
        node={id}
        part="title"
        onChange={(text) => builder.run(updateGroup, { id, change: { title: text } })}
      />
      <TextInput
        label={words.groupDescription}
        value={description}
        max={FORM_LIMITS.groupDescription}
        rows={2}
        onChange={(text) => builder.run(updateGroup, { id, change: { description: text } })}
      />
      <button
        type="button"
        className={buttons.primary}
        onClick={() => {
          builder.open(null)
          builder.focusOn({ node: id, part: 'toggle' })
        }}
      >
        {words.done}
      </button>
    </div>
  )
}
