'use client'

import { useStore } from 'zustand'

import { MoreMenu } from '@/ui/editing/MoreMenu'
import { Icon } from '@/ui/Icon'

import type { FormGroup } from '../../model'
import styles from './Builder.module.scss'
import { useBuilder, useBuilderState } from './context'
import { AddFieldButton, FieldCard } from './FieldCard'
import { GroupSettings } from './settings/GroupSettings'
import { groupName } from './state/commands/fields'
import { removeGroup } from './state/commands/groups'
import { stepGroup } from './state/commands/moves'
import type { Part } from './state/places'
import { words } from './words.fr'

type HeadProps = { group: FormGroup; count: number; index: number; last: number }

function GroupHead({ group, count, index, last }: HeadProps) {
  const { builder, readOnly, ask, offerUndo } = useBuilder()
  const { id, title, description } = group
  const isOpen = useBuilderState(({ openId }) => openId === id)
  const name = title.trim() || words.groupTitleMissing
  const remove = () => {
    if (count > 0) return ask({ kind: 'remove-group', id })
    const { done, message } = builder.run(removeGroup, { id, keepFields: true })
    if (done) offerUndo(message)
  }
  const step = (direction: 'up' | 'down') => builder.run(stepGroup, { id, direction, part: 'more' })
  return (
    <>
      <div className={styles.groupLine}>
        <div className={styles.groupWords}>
          <h3>{name}</h3>
          {description && <p>{description}</p>}
        </div>
        {!readOnly && (
          <>
            <button
              type="button"
              className={styles.tool}
              aria-expanded={isOpen}
              aria-label={isOpen ? words.closeOf(name) : words.editOf(name)}
              data-part-of={id}
              data-part="toggle"
              onClick={() => builder.open(isOpen ? null : id)}
            >
              <Icon name={isOpen ? 'chevron-up' : 'edit'} size={20} />
            </button>
            <MoreMenu
              id={id}
              label={words.more(words.group(name))}
              Icon={Icon}
              groups={[
                [
                  {
                    icon: 'chevron-up',
                    label: words.up,
                    unable: index === 0 ? words.isFirst : null,
                    onSelect: () => step('up'),
                  },
                  {
                    icon: 'chevron-down',
                    label: words.down,
                    unable: index === last ? words.isLast : null,
                    onSelect: () => step('down'),
                  },
                ],
                [{ icon: 'trash', label: words.remove, onSelect: remove }],
              ]}
            />
          </>
        )}
      </div>
      {isOpen && !readOnly && <GroupSettings group={group} />}
    </>
  )
}

type Props = { part: Part; index: number; last: number; isAlone: boolean }

/** A group with its questions; without a group, those that come first. */
export function PartCard({ part: { group, fields }, index, last, isAlone }: Props) {
  const { drag, readOnly } = useBuilder()
  const groupId = group?.id ?? null
  const lifted = useStore(drag.store, (state) => state.lifted)
  const target = lifted && lifted.to.groupId === groupId ? lifted.to.index : null
  const others = fields.filter(({ id }) => id !== lifted?.id)
  // The line stands before the question that will follow what is dropped.
  const before = target === null ? undefined : others[target]?.id
  const name = groupName(group?.title)
  const isBare = !group && fields.length === 0 && !isAlone
  return (
    <section
      className={styles.part}
      aria-label={name}
      data-node={groupId ?? undefined}
      data-part-card=""
      data-bare={isBare || undefined}
      tabIndex={-1}
    >
      {group ? (
        <GroupHead group={group} count={fields.length} index={index} last={last} />
      ) : (
        !isAlone && <h3 className={styles.noGroup}>{words.noGroup}</h3>
      )}
      <ol className={styles.fields} data-list={groupId ?? ''}>
        {fields.map((field) => (
          <FieldRow
            key={field.id}
            isTarget={field.id === before}
            field={field}
            isLifted={field.id === lifted?.id}
          />
        ))}
        {target !== null && before === undefined && (
          <li className={styles.drop} aria-hidden="true" />
        )}
      </ol>
      {fields.length === 0 && group && <p className={styles.none}>{words.groupEmpty}</p>}
      {!readOnly && !isBare && <AddFieldButton groupId={groupId} group={name} />}
    </section>
  )
}

type RowProps = Parameters<typeof FieldCard>[0] & { isTarget: boolean }

function FieldRow({ isTarget, ...card }: RowProps) {
  return (
    <>
      {isTarget && <li className={styles.drop} aria-hidden="true" />}
      <FieldCard {...card} />
    </>
  )
}
