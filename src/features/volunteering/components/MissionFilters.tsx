import { ListSearch, SearchChoice } from '@/features/communes/components/ListSearch'
import styles from '@/features/communes/components/SearchForm.module.scss'
import type { Point } from '@/platform/geo/model'
import { optionsOf } from '@/ui/options'
import { TextField } from '@/ui/TextField'

import { KIND_LABELS, LIST_PATH, RADII_KM, RHYTHM_LABELS, SKILL_LABELS } from '../model'
import type { MissionFilters as Filters } from '../schema'

/** What somebody who wants to help looks for. */
export function MissionFilters({ filters, place }: { filters: Filters; place: Point | null }) {
  const { shelter, age, kind, rhythm, skill } = filters
  return (
    <ListSearch
      action={LIST_PATH}
      label="Chercher une mission"
      filters={filters}
      place={place}
      radii={RADII_KM}
      hiddenField={shelter && <input type="hidden" name="shelter" value={shelter} />}
    >
      <SearchChoice
        name="kind"
        label="Aide"
        every="Toutes"
        options={optionsOf(KIND_LABELS)}
        value={kind}
      />
      <SearchChoice
        name="rhythm"
        label="Rythme"
        every="Tous"
        options={optionsOf(RHYTHM_LABELS)}
        value={rhythm}
      />
      <SearchChoice
        name="skill"
        label="Compétence"
        every="Toutes"
        options={optionsOf(SKILL_LABELS)}
        value={skill}
      />
      <div className={styles.narrow}>
        <TextField
          name="age"
          label="Votre âge"
          inputMode="numeric"
          maxLength={3}
          defaultValue={age ? String(age) : undefined}
        />
      </div>
    </ListSearch>
  )
}
