'use client'

import styles from '@/ui/editing/dialogs.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'

import { FIELD_TYPES } from '../../../model'
import { useBuilder } from '../context'
import { addField } from '../state/commands/fields'
import { TypeSign } from '../TypeSign'
import { TYPE_WORDS, words } from '../words.fr'

type Props = { groupId: string | null; onClose: () => void }

/** Choosing a type adds the question, with its settings open. */
export function TypeDialog({ groupId, onClose }: Props) {
  const { builder } = useBuilder()
  return (
    <AdminDialog title={words.addTitle} onClose={onClose}>
      <div className={styles.types}>
        {FIELD_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.type}
            onClick={() => {
              onClose()
              const { done, focus } = builder.run(addField, { type, groupId })
              if (done && focus) builder.open(focus.node)
            }}
          >
            <span className={styles.typeIcon}>
              <TypeSign type={type} />
            </span>
            <span>
              <strong className={styles.typeName}>{TYPE_WORDS[type].name}</strong>
              <span>{TYPE_WORDS[type].hint}</span>
            </span>
          </button>
        ))}
      </div>
    </AdminDialog>
  )
}
