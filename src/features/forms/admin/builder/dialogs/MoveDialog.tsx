'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'

import { Select } from '../../ui/inputs'
import { useBuilder } from '../context'
import { moveField } from '../state/commands/moves'
import { fieldOf, allParts, placeOf } from '../state/places'
import { words } from '../words.fr'

type Props = { id: string; onClose: () => void }

/** Every place that a question can go to, without dragging. */
export function MoveDialog({ id, onClose }: Props) {
  const { builder } = useBuilder()
  const { content: form } = builder.store.getState()
  const from = placeOf(form, id)
  const [groupId, setGroupId] = useState(from?.groupId ?? null)
  const [index, setIndex] = useState(from?.index ?? 0)
  const field = fieldOf(form, id)
  if (!field || !from) return null
  const parts = allParts(form)
  const others = (wanted: string | null) =>
    parts
      .find(({ group }) => (group?.id ?? null) === wanted)
      ?.fields.filter((other) => other.id !== id) ?? []
  return (
    <AdminDialog
      title={words.moveTitle(field.label)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={buttons.plain} onClick={onClose}>
            {words.cancel}
          </button>
          <button
            type="button"
            className={buttons.primary}
            onClick={() => {
              onClose()
              builder.run(moveField, { id, groupId, index })
            }}
          >
            {words.moveApply}
          </button>
        </>
      }
    >
      {parts.length > 1 && (
        <Select
          label={words.moveGroup}
          value={groupId ?? ''}
          options={parts.map(({ group }) => ({
            value: group?.id ?? '',
            label: group?.title ?? words.noGroup,
          }))}
          onChange={(value) => {
            const next = value || null
            setGroupId(next)
            setIndex(next === from.groupId ? from.index : others(next).length)
          }}
        />
      )}
      <Select
        label={words.movePosition}
        value={String(index)}
        options={[
          { value: '0', label: words.moveFirst },
          ...others(groupId).map((other, at) => ({
            value: String(at + 1),
            label: words.moveAfter(at + 1, other.label),
          })),
        ]}
        onChange={(value) => setIndex(Number(value))}
      />
    </AdminDialog>
  )
}
