import { DistanceField } from '@/features/communes/components/DistanceField'
import { NearField } from '@/features/communes/components/NearField'
import { SearchForm } from '@/features/communes/components/SearchForm'
import styles from '@/features/communes/components/SearchForm.module.scss'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import type { Point } from '@/platform/geo/model'
import { REGION_NAMES } from '@/platform/geo/regions.model'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'
import { TextField } from '@/ui/TextField'

import {
  CLIMB_CHOICES,
  DURATION_CHOICES,
  LENGTH_CHOICES,
  RADII_KM,
  SORT_LABELS,
  type WalkFilters as Filters,
} from '../filters'
import {
  ANIMAL_LABELS,
  DIFFICULTY_LABELS,
  DOG_RULE_LABELS,
  durationWords,
  LIST_PATH,
  SEASON_LABELS,
  TYPE_LABELS,
} from '../model'

type Options = ReadonlyArray<{ value: string; label: string }>
const optionsOf = (labels: Readonly<Record<string, string>>): Options =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
/** Numbers to choose from, with the one that an address brought. */
const upTo = (
  choices: readonly number[],
  asked: number | undefined,
  words: (each: number) => string,
): Options =>
  [...new Set([...choices, ...(asked ? [asked] : [])])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: words(each) }))

const TICKS = [
  ['isAccessible', 'Accessible en fauteuil'],
  ['hasParkingNearby', 'Parking à côté'],
  ['hasRestrooms', 'Toilettes'],
  ['isFree', 'Gratuite'],
  ['hasTrack', 'Avec un tracé'],
] as const

const DEPARTMENTS = [...DEPARTMENT_NAMES].map(([code, name]) => ({
  value: code,
  label: `${code} · ${name}`,
}))

/** What a walker looks for: a plain form, that works without a script. */
export function WalkFilters({ filters, place }: { filters: Filters; place: Point | null }) {
  const { near, radiusKm, search, sort, maxKm, minKm, maxMinutes, maxClimb } = filters
  const { dogRule: _d, page: _p, ...rest } = filters
  const inMore = Object.entries({ ...rest, near: 0, radiusKm: 0, search: 0, sort: 0, maxKm: 0 })
  const hasMore = inMore.some(([, value]) => Boolean(value)) || sort !== 'latest'
  const choice = (name: keyof Filters, label: string, every: string, options: Options) => (
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
    <SearchForm className={styles.form} action={LIST_PATH} aria-label="Chercher une promenade">
      <div className={styles.row}>
        <div className={styles.place}>
          <NearField near={near} isUnknown={Boolean(near && !place)} />
        </div>
        <Static isBare>
          <div className={styles.narrow}>
            <DistanceField radiusKm={radiusKm} radii={RADII_KM} />
          </div>
          {choice('dogRule', 'Règle des chiens', 'Toutes', optionsOf(DOG_RULE_LABELS))}
          {choice(
            'maxKm',
            'Longueur',
            'Toutes',
            upTo(LENGTH_CHOICES, maxKm, (km) => `${km}\u00a0km au plus`),
          )}
          <Button className={styles.send} type="submit">
            Chercher
          </Button>
        </Static>
      </div>
      <details className={styles.more} open={hasMore}>
        <summary>Plus de critères</summary>
        <Static className={styles.row}>
          <div className={styles.place}>
            <TextField
              name="search"
              label="Nom, commune ou mot-clé"
              defaultValue={search}
              maxLength={80}
            />
          </div>
          {choice('difficulty', 'Difficulté', 'Toutes', optionsOf(DIFFICULTY_LABELS))}
          {choice('type', 'Type', 'Tous', optionsOf(TYPE_LABELS))}
          {choice('allowedAnimals', 'Avec', 'Tous les animaux', optionsOf(ANIMAL_LABELS))}
          {choice('bestSeasons', 'Saison', 'Toutes', optionsOf(SEASON_LABELS))}
          {choice(
            'minKm',
            'Longueur minimale',
            'Toutes',
            upTo(LENGTH_CHOICES, minKm, (km) => `${km}\u00a0km au moins`),
          )}
          {choice(
            'maxMinutes',
            'Durée',
            'Toutes',
            upTo(DURATION_CHOICES, maxMinutes, (minutes) => `${durationWords(minutes)} au plus`),
          )}
          {choice(
            'maxClimb',
            'Montée',
            'Toutes',
            upTo(CLIMB_CHOICES, maxClimb, (metres) => `${metres}\u00a0m au plus`),
          )}
          {choice(
            'region',
            'Région',
            'Toutes',
            REGION_NAMES.map((name) => ({ value: name, label: name })),
          )}
          {choice('department', 'Département', 'Tous', DEPARTMENTS)}
          <div className={styles.narrow}>
            <SelectField
              name="sort"
              label="Trier"
              options={optionsOf(SORT_LABELS)}
              defaultValue={sort}
            />
          </div>
          {TICKS.map(([name, label]) => (
            <Checkbox
              key={name}
              name={name}
              value="oui"
              label={label}
              defaultChecked={filters[name] === 'oui'}
            />
          ))}
        </Static>
      </details>
    </SearchForm>
  )
}
