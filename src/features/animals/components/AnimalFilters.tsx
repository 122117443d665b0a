import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { Checkbox } from '@/ui/Checkbox'
import { SelectField } from '@/ui/SelectField'

import { SEX_LABELS, SPECIES_LABELS, type Sex, type Species } from '../model'
import styles from './AnimalFilters.module.scss'
import { isSameChoice, readListAddress, type FilterValues } from './list-address'

type Props = {
  /** Page that answers without JavaScript. */
  action: string
  values: FilterValues
  /** Species that the shelter has. */
  species: readonly Species[]
  onChange: (change: Partial<FilterValues>) => void
  children?: ReactNode
}

const SEXES = (['FEMALE', 'MALE'] as const).map((value) => ({ value, label: SEX_LABELS[value] }))

/** Filters of a list: a plain form, whose changes act at once where there is JavaScript. */
export function AnimalFilters({ action, values, species, onChange, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const catchUp = useEffectEvent(() => {
    const data = new FormData(form.current ?? undefined)
    const query = [...data].map(([name, value]) => [name, String(value)])
    const shown = readListAddress(new URLSearchParams(query).toString(), 0)
    if (!isSameChoice(shown, values)) onChange(shown)
  })
  // What was chosen before our code came shows in the fields, and nobody heard of it.
  useEffect(() => catchUp(), [])
  return (
    <form
      ref={form}
      className={styles.filters}
      action={action}
      method="get"
      aria-label="Filtrer les animaux"
      onSubmit={(event) => event.preventDefault()}
    >
      {species.length > 1 && (
        <div className={styles.field}>
          <SelectField
            label="Espèce"
            name="species"
            empty="Toutes"
            value={values.species}
            options={species.map((value) => ({ value, label: SPECIES_LABELS[value] }))}
            onChange={({ target }) => onChange({ species: target.value as Species | '' })}
          />
        </div>
      )}
      <div className={styles.field}>
        <SelectField
          label="Sexe"
          name="sex"
          empty="Tous"
          value={values.sex}
          options={SEXES}
          onChange={({ target }) => onChange({ sex: target.value as Sex | '' })}
        />
      </div>
      <Checkbox
        label="SOS seulement"
        name="isSos"
        value="true"
        checked={values.isSos}
        onChange={({ target }) => onChange({ isSos: target.checked })}
      />
      {children}
    </form>
  )
}
