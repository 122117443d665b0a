'use client'

import { useId, useRef, useState } from 'react'

import { centsOfEuros, eurosText } from '@/platform/money/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ActionDialog } from '@/ui/ActionDialog'
import type { Sent } from '@/ui/api/address'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import { groupLabel, PLAN_MAX } from '../model'
import type { PlanView } from '../view'
import { CoverageBar } from './CoverageBar'
import { GroupRowFields } from './GroupRowFields'
import {
  coverageOfGroup,
  draftPlans,
  sentMonths,
  nextStart,
  piecesOf,
  type DraftRow,
  type Group,
} from './groups'
import styles from './Plans.module.scss'
import { PLANS, wordsOf } from './use-plans'

type Props = { shelter: string; group: Group; onClose: () => void; onSaved: () => void }

const draftOf = (plan: PlanView): DraftRow => ({
  key: plan.id,
  id: plan.id,
  title: plan.title,
  price: eurosText(Math.round(plan.price * 100)),
  from: String(plan.age_min_months),
  to: plan.age_max_months === null ? '' : String(plan.age_max_months),
  isActive: plan.is_active,
  isUrgent: plan.is_urgent,
  isSpecialNeeds: plan.is_special_needs,
})

/** A row as the API takes it; what is no number is refused on its field. */
const sentOf = (row: DraftRow) => {
  const cents = centsOfEuros(row.price)
  return {
    ...(row.id && { id: row.id }),
    title: row.title,
    price: cents === null ? null : cents / 100,
    age_min_months: sentMonths(row.from) ?? 0,
    age_max_months: sentMonths(row.to),
    is_active: row.isActive,
  }
}

type Errors = Readonly<Record<string, string>>

/** `plans.2.price` of the API's refusal, for the third row. */
const errorsOf = (fields: Errors, at: number): Errors =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => path.startsWith(`plans.${at}.`))
      .map(([path, message]) => [path.slice(`plans.${at}.`.length), message]),
  )

/** All plans of a species at once: their ages meet, and the bar says at once where they do not. */
export function GroupDialog({ shelter, group, onClose, onSaved }: Props) {
  const { species, type, plans } = group
  const [rows, setRows] = useState<DraftRow[]>(() => plans.map(draftOf))
  const [fields, setFields] = useState<Errors>({})
  const { write, refusal, isBusy } = useWrite()
  const made = useRef(0)
  const base = useId()

  const change = (key: string, values: Partial<DraftRow>) => {
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...values } : row)))
    setFields({})
  }
  const add = () => {
    made.current += 1
    const key = `${base}-${made.current}`
    const row = { key, title: '', price: '', from: nextStart(rows), to: '' }
    setRows([...rows, { ...row, isActive: true, isUrgent: false, isSpecialNeeds: false }])
    requestAnimationFrame(() => document.getElementById(`${key}-title`)?.focus())
  }
  const save = async () => {
    const outcome = await write(
      'POST',
      `${PLANS}/group`,
      {
        body: {
          shelter_id: shelter,
          type,
          species,
          // A price that is missing is sent too: the server says what is wrong with it.
          plans: rows.map(sentOf) as Sent<'POST', `${typeof PLANS}/group`>['body']['plans'],
          known_ids: plans.map(({ id }) => id),
          known_since: plans
            .map(({ updated_at: at }) => at)
            .sort()
            .at(-1),
        },
      },
      { done: 'Groupe de formules enregistré', ...wordsOf('group') },
    )
    if (!outcome) return
    if (!outcome.refusal) return onSaved()
    setFields(outcome.refusal.fields)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('dialog [aria-invalid="true"]')?.focus(),
    )
  }
  const shown = draftPlans(rows)
  return (
    <ActionDialog
      title={groupLabel(species, type)}
      isLarge
      onClose={onClose}
      refusal={refusal?.sentence}
      action="Enregistrer le groupe"
      busy="Enregistrement…"
      isBusy={isBusy}
      onAction={save}
    >
      <div className={styles.editor}>
        <CoverageBar pieces={piecesOf(shown)} coverage={coverageOfGroup(species, shown)} isLive />
        {rows.map((row, at) => (
          <GroupRowFields
            key={row.key}
            row={row}
            place={at + 1}
            errors={errorsOf(fields, at)}
            onChange={(values) => change(row.key, values)}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
        {rows.length === 0 && <p>Aucune formule{'\u00a0'}: ajoutez-en une.</p>}
        {rows.length < PLAN_MAX.group && (
          <button type="button" className={buttons.plain} onClick={add}>
            <Icon name="plus" size={20} /> Ajouter une formule
          </button>
        )}
      </div>
    </ActionDialog>
  )
}
