import { DistanceField } from '@/features/communes/components/DistanceField'
import { NearField } from '@/features/communes/components/NearField'
import { SearchForm } from '@/features/communes/components/SearchForm'
import styles from '@/features/communes/components/SearchForm.module.scss'
import { optionsOf } from '@/ui/options'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import type { Point } from '@/platform/geo/model'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'

import { ANIMAL_LABELS, FACES, isCare, KIND_LABELS, kindsOf, type Face, RADII_KM } from '../model'
import type { ListFilters } from '../schema'
import own from './Places.module.scss'

type Props = { face: Face; filters: ListFilters; place: Point | null }

const DEPARTMENTS = [...DEPARTMENT_NAMES].map(([code, name]) => ({
  value: code,
  label: `${code} · ${name}`,
}))

/** What a person looks for: a plain form, that works without a script. */
export function PlaceFilters({ face, filters, place }: Props) {
  const { near, radiusKm, kind, animal, department, always, accessible } = filters
  const box = (name: 'open' | 'always' | 'emergency' | 'accessible', label: string) => (
    <Checkbox name={name} value="oui" label={label} defaultChecked={Boolean(filters[name])} />
  )
  return (
    <SearchForm
      className={styles.form}
      action={FACES[face].path}
      aria-label="Chercher dans les adresses"
    >
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
              name="kind"
              label="Type de lieu"
              empty="Tous"
              options={kindsOf(face).map((value) => ({ value, label: KIND_LABELS[value] }))}
              defaultValue={kind ?? ''}
            />
          </div>
          <Button className={styles.send} type="submit">
            Chercher
          </Button>
        </Static>
      </div>
      <Static className={own.boxes}>
        {box('open', 'Ouvert maintenant')}
        {isCare(kindsOf(face)[0] ?? 'VET') && box('emergency', 'Reçoit les urgences')}
      </Static>
      <details className={styles.more} open={Boolean(animal ?? department ?? always ?? accessible)}>
        <summary>Plus de critères</summary>
        <Static className={styles.row}>
          <div className={styles.narrow}>
            <SelectField
              name="animal"
              label="Accepte"
              empty="Indifférent"
              options={optionsOf(ANIMAL_LABELS)}
              defaultValue={animal ?? ''}
            />
          </div>
          <div className={styles.narrow}>
            <SelectField
              name="department"
              label="Département"
              empty="Tous"
              options={DEPARTMENTS}
              defaultValue={department ?? ''}
            />
          </div>
        </Static>
        <Static className={own.boxes}>
          {box('always', 'Ouvert 24\u00a0h sur 24')}
          {box('accessible', 'Accessible en fauteuil roulant')}
        </Static>
      </details>
    </SearchForm>
  )
}
