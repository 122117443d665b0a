import type { ReactNode } from 'react'

import { SEX_LABELS, SPECIES_LABELS, type Sex, type Species } from '../model'
import styles from './AnimalFilters.module.scss'

export type FilterValues = { species: Species | ''; sex: Sex | ''; isSos: boolean }

export const NO_FILTER: FilterValues = { species: '', sex: '', isSos: false }

type Props = {
  /** Page that answers without JavaScript. */
  action: string
  values: FilterValues
  /** Species that the shelter has. */
  species: readonly Species[]
  /** Absent, the form is sent as it is. */
  onChange?: (change: Partial<FilterValues>) => void
  children?: ReactNode
}

/** Filters of a list: a plain form, whose changes act at once where there is JavaScript. */
export function AnimalFilters({ action, values, species, onChange, children }: Props) {
  // With a listener the fields follow the state; without, they only start from it.
  const field = (value: string) => (onChange ? { value } : { defaultValue: value })
  return (
    <form
      className={styles.filters}
      action={action}
      method="get"
      aria-label="Filtrer les animaux"
      onSubmit={onChange && ((event) => event.preventDefault())}
    >
      {species.length > 1 && (
        <label className={styles.field}>
          Espèce
          <select
            name="species"
            {...field(values.species)}
            onChange={
              onChange && (({ target }) => onChange({ species: target.value as Species | '' }))
            }
          >
            <option value="">Toutes</option>
            {species.map((value) => (
              <option key={value} value={value}>
                {SPECIES_LABELS[value]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        Sexe
        <select
          name="sex"
          {...field(values.sex)}
          onChange={onChange && (({ target }) => onChange({ sex: target.value as Sex | '' }))}
        >
          <option value="">Tous</option>
          <option value="FEMALE">{SEX_LABELS.FEMALE}</option>
          <option value="MALE">{SEX_LABELS.MALE}</option>
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="isSos"
          value="true"
          {...(onChange ? { checked: values.isSos } : { defaultChecked: values.isSos })}
          onChange={onChange && (({ target }) => onChange({ isSos: target.checked }))}
        />
        SOS seulement
      </label>
      {children}
    </form>
  )
}
