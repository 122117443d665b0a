import { DistanceField } from '@/features/communes/components/DistanceField'
import { NearField } from '@/features/communes/components/NearField'
import { SearchForm } from '@/features/communes/components/SearchForm'
import styles from '@/features/communes/components/SearchForm.module.scss'
import type { Point } from '@/platform/geo/model'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'
import { TextField } from '@/ui/TextField'

import { KIND_LABELS, LIST_PATH, RADII_KM, RHYTHM_LABELS, SKILL_LABELS } from '../model'
import type { MissionFilters as Filters } from '../schema'

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** What somebody looks for: a plain form, that works without a script. */
export function MissionFilters({ filters, place }: { filters: Filters; place: Point | null }) {
  const { near, radiusKm, shelter, age } = filters
  const choice = (
    name: 'kind' | 'rhythm' | 'skill',
    label: string,
    every: string,
    labels: object,
  ) => (
    <div className={styles.narrow}>
      <SelectField
        name={name}
        label={label}
        empty={every}
        options={optionsOf(labels as Record<string, string>)}
        defaultValue={filters[name] ?? ''}
      />
    </div>
  )
  return (
    <SearchForm className={styles.form} action={LIST_PATH} aria-label="Chercher une mission">
      {shelter && <input type="hidden" name="shelter" value={shelter} />}
      <div className={styles.row}>
        <div className={styles.place}>
          <NearField near={near} isUnknown={Boolean(near && !place)} />
        </div>
        <Static isBare>
          <div className={styles.narrow}>
            <DistanceField radiusKm={radiusKm} radii={RADII_KM} />
          </div>
          {choice('kind', 'Aide', 'Toutes', KIND_LABELS)}
          {choice('rhythm', 'Rythme', 'Tous', RHYTHM_LABELS)}
          {choice('skill', 'Compétence', 'Toutes', SKILL_LABELS)}
          <div className={styles.narrow}>
            <TextField
              name="age"
              label="Votre âge"
              inputMode="numeric"
              maxLength={3}
              defaultValue={age ? String(age) : undefined}
            />
          </div>
          <Button className={styles.send} type="submit">
            Chercher
          </Button>
        </Static>
      </div>
    </SearchForm>
  )
}
