import { keysOf, SPECIES_LABELS } from '@/features/animals/model'
import { SHELTER_TYPE_LABELS } from '@/features/shelters/model'
import { ListSearch, MoreCriteria, SearchChoice } from '@/features/communes/components/ListSearch'
import { departmentLabel } from '@/platform/geo/departments.model'
import { TextField } from '@/ui/TextField'

import {
  ACCEPTS_LABELS,
  DIRECTORY_SORT_LABELS,
  NO_FILTERS,
  RADII_KM,
  sortOf,
  type choicesOf,
  type DirectoryFilters,
  type NamedPlace,
} from '../model'
import styles from '@/features/communes/components/SearchForm.module.scss'

type Props = {
  action: string
  filters: DirectoryFilters
  place: NamedPlace | null
  choices: ReturnType<typeof choicesOf>
}

type Option = { value: string; label: string }

const options = <K extends string>(values: readonly K[], labels: Record<K, string>): Option[] =>
  values.map((value) => ({ value, label: labels[value] }))

/** What a visitor looks for in a shelter: a plain form, that works without a script. */
export function DirectoryForm({ action, filters, place, choices }: Props) {
  const { search, department, species, type, accepts } = filters
  const isUsual = sortOf(filters, place) === sortOf(NO_FILTERS, place)
  const hasMore = Boolean(search ?? department ?? species ?? type ?? accepts)
  return (
    <ListSearch
      action={action}
      label="Chercher un refuge"
      filters={filters}
      place={place}
      radii={RADII_KM}
      moreLabel="Plus de critères et tri"
      isMoreOpen={hasMore}
      more={
        <MoreCriteria>
          <div className={styles.wide}>
            <TextField
              label="Nom du refuge"
              type="search"
              name="search"
              defaultValue={search}
              maxLength={80}
            />
          </div>
          <Choice
            name="department"
            label="Département"
            every="Tous"
            value={department}
            options={choices.departments.map((code) => ({
              value: code,
              label: departmentLabel(code),
            }))}
          />
          <Choice
            name="species"
            label="Animaux accueillis"
            every="Toutes les espèces"
            value={species}
            options={options(choices.species, SPECIES_LABELS)}
          />
          <Choice
            name="type"
            label="Type de structure"
            every="Tous"
            value={type}
            options={options(choices.types, SHELTER_TYPE_LABELS)}
          />
          <Choice
            name="accepts"
            label="Propose"
            every="Indifférent"
            value={accepts}
            options={options(choices.accepts, ACCEPTS_LABELS)}
          />
          <SearchChoice
            label="Trier par"
            name="sortBy"
            value={isUsual ? '' : filters.sortBy}
            options={keysOf(DIRECTORY_SORT_LABELS)
              .filter((each) => each !== 'distance' || place)
              .map((each) => ({
                // The order that goes without saying stays out of the address.
                value: each === sortOf(NO_FILTERS, place) ? '' : each,
                label: DIRECTORY_SORT_LABELS[each],
              }))}
          />
        </MoreCriteria>
      }
    />
  )
}

type ChoiceProps = {
  name: string
  label: string
  every: string
  value: string | undefined
  options: Option[]
}

function Choice({ name, label, every, value, options: all }: ChoiceProps) {
  if (all.length === 0) return null
  return <SearchChoice name={name} label={label} every={every} options={all} value={value} />
}
