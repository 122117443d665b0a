'use client'

import { memo } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { MoreMenu } from '@/ui/editing/MoreMenu'
import { Icon } from '@/ui/Icon'

import { isTick, TICKED, type FormField } from '../../model'
import styles from './Builder.module.scss'
import { useBuilder, useBuilderState } from './context'
import { Handle } from './dnd/Handle'
import { FieldSettings } from './settings/FieldSettings'
import { duplicateField, removeField } from './state/commands/fields'
import { stepField } from './state/commands/moves'
import { fieldOf, nextPlace, placeOf } from './state/places'
import { TypeSign } from './TypeSign'
import { TYPE_WORDS, words } from './words.fr'

type Props = { field: FormField; isLifted: boolean }

const conditionWords = (decider: FormField, equals: readonly string[]): string =>
  equals
    .map((value) => (isTick(decider) ? (value === TICKED ? words.ticked : words.unticked) : value))
    .join(' ou ')

function FieldMenu({ id, label }: { id: string; label: string }) {
  const { builder, ask, offerUndo } = useBuilder()
  const edges = useBuilderState(({ content: form }) => {
    const place = placeOf(form, id)
    const up = place && nextPlace(form, id, place, 'up')
    const down = place && nextPlace(form, id, place, 'down')
    return `${up ? 1 : 0}${down ? 1 : 0}`
  })
  const step = (direction: 'up' | 'down') => builder.run(stepField, { id, direction, part: 'more' })
  return (
    <MoreMenu
      id={id}
      label={words.more(label)}
      Icon={Icon}
      groups={[
        [
          {
            icon: 'chevron-up',
            label: words.up,
            unable: edges.startsWith('0') ? words.isFirst : null,
            onSelect: () => step('up'),
          },
          {
            icon: 'chevron-down',
            label: words.down,
            unable: edges.endsWith('0') ? words.isLast : null,
            onSelect: () => step('down'),
          },
          { icon: 'list', label: words.move, onSelect: () => ask({ kind: 'move', id }) },
        ],
        [
          {
            icon: 'copy',
            label: words.duplicate,
            onSelect: () => builder.run(duplicateField, { id }),
          },
          {
            icon: 'trash',
            label: words.remove,
            onSelect: () => {
              const { done, message } = builder.run(removeField, { id })
              if (done) offerUndo(message)
            },
          },
        ],
      ]}
    />
  )
}

/** One question: what it asks at a glance, and its settings when it is open. */
export const FieldCard = memo(function FieldCard({ field, isLifted }: Props) {
  const { builder, readOnly } = useBuilder()
  const { id, label, type, required, showIf } = field
  const isOpen = useBuilderState(({ openId }) => openId === id)
  const decider = useBuilderState(({ content: form }) =>
    showIf ? fieldOf(form, showIf.fieldId) : undefined,
  )
  const name = label.trim() || words.labelMissing
  return (
    <li
      className={styles.field}
      data-field={id}
      data-node={id}
      data-open={isOpen || undefined}
      data-lifted={isLifted || undefined}
      tabIndex={-1}
    >
      <div className={styles.line}>
        {!readOnly && <Handle id={id} name={name} />}
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          disabled={readOnly}
          data-part-of={id}
          data-part="toggle"
          onClick={() => builder.open(isOpen ? null : id)}
        >
          <span className={styles.sign}>
            <TypeSign type={type} />
          </span>
          <span className={styles.words}>
            <span className={styles.label}>
              {name}
              {required && <span className={styles.required}> ({words.required})</span>}
            </span>
            <span className={styles.note}>
              {TYPE_WORDS[type].name}
              {field.options.length > 0 && `\u00a0: ${field.options.join(', ')}`}
            </span>
            {showIf && decider && (
              <span className={styles.note}>
                {words.shownIf(decider.label, conditionWords(decider, showIf.equals))}
              </span>
            )}
          </span>
          {!readOnly && <Icon name={isOpen ? 'chevron-up' : 'edit'} size={20} />}
        </button>
        {!readOnly && <FieldMenu id={id} label={name} />}
      </div>
      {isOpen && !readOnly && <FieldSettings field={field} />}
    </li>
  )
})

/** Adds a question at the end of a list. */
export function AddFieldButton({ groupId, group }: { groupId: string | null; group: string }) {
  const { ask } = useBuilder()
  return (
    <button
      type="button"
      className={buttons.add}
      aria-label={words.addFieldTo(group)}
      data-part-of={groupId ?? 'form'}
      data-part="add"
      onClick={() => ask({ kind: 'type', groupId })}
    >
      <Icon name="plus" size={20} />
      {words.addField}
    </button>
  )
}
