import { keysOf, SPECIES_LABELS } from '@/features/animals/model'
import { SHELTER_TYPE_LABELS } from '@/features/shelters/model'
import { DistanceField } from '@/features/communes/components/DistanceField'
import { NearField } from '@/features/communes/components/NearField'
import { SearchForm } from '@/features/communes/components/SearchForm'
import { departmentLabel } from '@/platform/geo/departments.model'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'
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
  const { search, near, radiusKm, department, species, type, accepts } = filters
  const isUsual = sortOf(filters, place) === sortOf(NO_FILTERS, place)
  const hasMore = Boolean(search ?? department ?? species ?? type ?? accepts)
  return (
    <SearchForm className={styles.form} action={action} aria-label="Chercher un refuge">
      <div className={styles.row}>
        <div className={styles.place}>
          <NearField near={near} isUnknown={Boolean(near && !place)} />
        </div>
        <Static isBare>
          <div className={styles.narrow}>
            <DistanceField radiusKm={radiusKm} radii={RADII_KM} />
          </div>
          <Button className={styles.send} type="submit">
            Chercher
          </Button>
        </Static>
      </div>
      <details className={styles.more} open={hasMore}>
        <summary>Plus de critères et tri</summary>
        <Static className={styles.row}>
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
          <div className={styles.narrow}>
            <SelectField
              label="Trier par"
              name="sortBy"
              defaultValue={isUsual ? '' : filters.sortBy}
              options={keysOf(DIRECTORY_SORT_LABELS)
                .filter((each) => each !== 'distance' || place)
                .map((each) => ({
                  // The order that goes without saying stays out of the address.
                  value: each === sortOf(NO_FILTERS, place) ? '' : each,
                  label: DIRECTORY_SORT_LABELS[each],
                }))}
            />
          </div>
        </Static>
      </details>
    </SearchForm>
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
  return (
    <div className={styles.narrow}>
      <SelectField {...{ label, name }} defaultValue={value ?? ''} empty={every} options={all} />
    </div>
  )
}
