'use client'

import { AdminField } from '@/ui/AdminField'

import { PLAN_MAX } from '../model'
import { draftRange, type DraftRow } from './groups'
import styles from './Plans.module.scss'

type Props = {
  row: DraftRow
  /** From 1. */
  place: number
  /** Sentences by field, as the API names them. */
  errors: Readonly<Record<string, string>>
  onChange: (values: Partial<DraftRow>) => void
  onRemove: () => void
}

/** One plan of a group: name, sum, ages; the rest is on its own screen. */
export function GroupRowFields({ row, place, errors, onChange, onRemove }: Props) {
  const { key, title, price, from, to, isActive, isUrgent, isSpecialNeeds } = row
  const range = draftRange(row)
  return (
    <fieldset className={styles.draft}>
      <legend>
        {`Formule ${place}`}
        {range && <span> · {range}</span>}
        {isUrgent && <span> · SOS seulement</span>}
        {isSpecialNeeds && <span> · besoins particuliers seulement</span>}
      </legend>
      <div className={styles.pair}>
        <AdminField id={`${key}-title`} label="Titre" error={errors.title}>
          {(field) => (
            <input
              {...field}
              value={title}
              maxLength={PLAN_MAX.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </AdminField>
        <AdminField id={`${key}-price`} label="Montant (€)" error={errors.price}>
          {(field) => (
            <input
              {...field}
              inputMode="decimal"
              value={price}
              maxLength={10}
              onChange={({ target }) => onChange({ price: target.value })}
            />
          )}
        </AdminField>
        <AdminField id={`${key}-from`} label="De (mois)" error={errors.age_min_months}>
          {(field) => (
            <input
              {...field}
              inputMode="numeric"
              value={from}
              maxLength={3}
              onChange={({ target }) => onChange({ from: target.value })}
            />
          )}
        </AdminField>
        <AdminField
          id={`${key}-to`}
          label="À (mois, vide&nbsp;: sans limite)"
          error={errors.age_max_months}
        >
          {(field) => (
            <input
              {...field}
              inputMode="numeric"
              value={to}
              maxLength={3}
              onChange={({ target }) => onChange({ to: target.value })}
            />
          )}
        </AdminField>
      </div>
      <div className={styles.actions}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isActive}
            onChange={({ target }) => onChange({ isActive: target.checked })}
          />
          Active
        </label>
        <button type="button" className={styles.small} onClick={onRemove}>
          Retirer{title ? ` «\u00a0${title}\u00a0»` : ` la formule ${place}`}
        </button>
      </div>
    </fieldset>
  )
}
