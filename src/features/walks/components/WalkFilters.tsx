import {
  DepartmentChoice,
  ListSearch,
  MoreCriteria,
  SearchChoice,
  SearchTicks,
  SearchWords,
} from '@/features/communes/components/ListSearch'
import type { Point } from '@/platform/geo/model'
import { REGION_NAMES } from '@/platform/geo/regions.model'
import { Checkbox } from '@/ui/Checkbox'
import { optionsOf } from '@/ui/options'

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

/** What a walker looks for. */
export function WalkFilters({ filters, place }: { filters: Filters; place: Point | null }) {
  const { search, sort, maxKm, minKm, maxMinutes, maxClimb, department } = filters
  const { dogRule: _d, page: _p, ...rest } = filters
  const inMore = Object.entries({ ...rest, near: 0, radiusKm: 0, search: 0, sort: 0, maxKm: 0 })
  const hasMore = inMore.some(([, value]) => Boolean(value)) || sort !== 'latest'
  const choice = (name: keyof Filters, label: string, every: string, options: Options) => (
    <SearchChoice name={name} label={label} every={every} options={options} value={filters[name]} />
  )
  return (
    <ListSearch
      action={LIST_PATH}
      label="Chercher une promenade"
      filters={filters}
      place={place}
      radii={RADII_KM}
      isMoreOpen={hasMore}
      more={
        <>
          <MoreCriteria>
            <SearchWords label="Nom, commune ou mot-clé" value={search} max={80} />
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
            <DepartmentChoice value={department} />
            <SearchChoice name="sort" label="Trier" options={optionsOf(SORT_LABELS)} value={sort} />
          </MoreCriteria>
          <SearchTicks>
            {TICKS.map(([name, label]) => (
              <Checkbox
                key={name}
                name={name}
                value="oui"
                label={label}
                defaultChecked={filters[name] === 'oui'}
              />
            ))}
          </SearchTicks>
        </>
      }
    >
      {choice('dogRule', 'Règle des chiens', 'Toutes', optionsOf(DOG_RULE_LABELS))}
      {choice(
        'maxKm',
        'Longueur',
        'Toutes',
        upTo(LENGTH_CHOICES, maxKm, (km) => `${km}\u00a0km au plus`),
      )}
    </ListSearch>
  )
}
