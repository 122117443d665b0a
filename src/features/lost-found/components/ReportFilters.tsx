import { SEX_LABELS, SPECIES_LABELS } from '@/features/animals/model'
import { DistanceField } from '@/features/communes/components/DistanceField'
import { NearField } from '@/features/communes/components/NearField'
import { SearchForm } from '@/features/communes/components/SearchForm'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import type { Point } from '@/platform/geo/model'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'

import { CHIP_LABELS, COAT_LABELS, SIZE_LABELS, RADII_KM } from '../model'
import type { ListFilters } from '../schema'
import { optionsOf } from '@/ui/options'
import styles from '@/features/communes/components/SearchForm.module.scss'

type Props = { action: string; filters: ListFilters; place: Point | null }

const SINCE = [
  { value: '1', label: 'Hier et aujourd’hui' },
  { value: '7', label: '7 derniers jours' },
  { value: '30', label: '30 derniers jours' },
  { value: '90', label: '3 derniers mois' },
]

const DEPARTMENTS = [...DEPARTMENT_NAMES].map(([code, name]) => ({
  value: code,
  label: `${code} · ${name}`,
}))

/** What a person looks for: a plain form, that works without a script. */
export function ReportFilters({ action, filters, place }: Props) {
  const { near, radiusKm, species, sex, coat, size, chip, department, since } = filters
  const hasMore = Boolean(sex ?? coat ?? size ?? chip ?? department ?? since)
  const choice = (
    name: keyof ListFilters,
    label: string,
    every: string,
    options: ReadonlyArray<{ value: string; label: string }>,
  ) => (
    <div className={styles.narrow}>
      <SelectField
        name={name}
        label={label}
        empty={every}
        options={options}
        defaultValue={String(filters[name] ?? '')}
      />
    </div>
  )
  return (
    <SearchForm className={styles.form} action={action} aria-label="Chercher dans les avis">
      <div className={styles.row}>
        <div className={styles.place}>
          <NearField near={near} isUnknown={Boolean(near && !place)} />
        </div>
        <Static isBare>
          <div className={styles.narrow}>
            <DistanceField radiusKm={radiusKm} radii={RADII_KM} />
          </div>
          <div className={styles.narrow}>
            <SelectField
              name="species"
              label="Animal"
              empty="Tous"
              options={optionsOf(SPECIES_LABELS)}
              defaultValue={species ?? ''}
            />
          </div>
          <Button className={styles.send} type="submit">
            Chercher
          </Button>
        </Static>
      </div>
      <details className={styles.more} open={hasMore}>
        <summary>Plus de critères</summary>
        <Static className={styles.row}>
          {choice('coat', 'Couleur', 'Toutes', optionsOf(COAT_LABELS))}
          {choice(
            'sex',
            'Sexe',
            'Indifférent',
            optionsOf({ MALE: SEX_LABELS.MALE, FEMALE: SEX_LABELS.FEMALE }),
          )}
          {choice('size', 'Taille', 'Toutes', optionsOf(SIZE_LABELS))}
          {choice('chip', 'Puce ou tatouage', 'Indifférent', optionsOf(CHIP_LABELS))}
          {choice('since', 'Depuis', 'N’importe quand', SINCE)}
          {choice('department', 'Département', 'Tous', DEPARTMENTS)}
        </Static>
      </details>
    </SearchForm>
  )
}
