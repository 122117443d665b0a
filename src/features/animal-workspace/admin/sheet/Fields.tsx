'use client'

import { frenchNumber } from '@/platform/number.model'
import buttons from '@/ui/admin-buttons.module.scss'

import {
  SHEET_FIELDS,
  type SheetField,
  type SheetName,
  type SheetValue,
} from '../../sheet/fields.model'
import { isAsked, isEmpty, SECTIONS, type Section } from '../../sheet/sections.model'
import { Control } from './Control'
import styles from './Sheet.module.scss'
import type { SheetState } from './use-sheet'
import { words } from './words.fr'

/** What somebody else wrote, as it is read in a sentence. */
function textOf(field: SheetField, value: SheetValue): string {
  if (Array.isArray(value)) return words.otherPhotos
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (field.kind === 'choice' && typeof value === 'string') return field.options[value] ?? value
  if (field.kind === 'euros' && typeof value === 'number') return frenchNumber(value / 100)
  return String(value ?? '')
}

/** Somebody else wrote into the same field: the person chooses, and nothing is lost before. */
function Other({ name, state }: { name: SheetName; state: SheetState }) {
  const value = state.others[name]
  if (value === undefined) return null
  const field = SHEET_FIELDS[name]
  return (
    <div className={styles.other} role="alert">
      <p>{isEmpty(value) ? words.otherEmpty : words.other(textOf(field, value))}</p>
      <div className={styles.choices}>
        <button type="button" className={buttons.plain} onClick={() => state.settle(name, false)}>
          {words.takeTheirs}
        </button>
        <button type="button" className={buttons.plain} onClick={() => state.settle(name, true)}>
          {words.keepMine}
        </button>
      </div>
    </div>
  )
}

/** The fields of one part of the sheet that are asked of this animal. */
export function Fields({
  section,
  shelter,
  state,
}: {
  section: Section
  shelter: string
  state: SheetState
}) {
  const { values, wrong } = state
  return SECTIONS[section].fields
    .filter((name) => isAsked(name, values))
    .map((name) => (
      <div key={name} className={styles.item} data-kind={SHEET_FIELDS[name].kind}>
        <Control
          name={name}
          field={SHEET_FIELDS[name]}
          value={values[name]}
          error={wrong[name]}
          shelter={shelter}
          onChange={(value) => state.change(name, value)}
          onLeave={() => state.leave(name)}
        />
        <Other name={name} state={state} />
      </div>
    ))
}
