import { DistanceField } from '@/features/communes/components/DistanceField'
import { NearField } from '@/features/communes/components/NearField'
import { SearchForm } from '@/features/communes/components/SearchForm'
import styles from '@/features/communes/components/SearchForm.module.scss'
import type { Point } from '@/platform/geo/model'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'
import { TextField } from '@/ui/TextField'

import { RADII_KM, SORT_LABELS, type Filters } from '../filters'
import { CATEGORY_LABELS, LIST_PATH, MAX, URGENCY_LABELS } from '../model'

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** What a giver looks for: a plain form, that works without a script. */
export function RequestFilters({ filters, place }: { filters: Filters; place: Point | null }) {
  const { near, radiusKm, search, sort, category, urgency } = filters
  return (
    <SearchForm className={styles.form} action={LIST_PATH} aria-label="Chercher un besoin">
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
              label="Catégorie"
              name="category"
              empty="Toutes"
              options={optionsOf(CATEGORY_LABELS)}
              defaultValue={category ?? ''}
            />
          </div>
          <div className={styles.narrow}>
            <SelectField
              label="Urgence"
              name="urgency"
              empty="Toutes"
              options={optionsOf(URGENCY_LABELS)}
              defaultValue={urgency ?? ''}
            />
          </div>
          <Button className={styles.send} type="submit">
            Chercher
          </Button>
        </Static>
      </div>
      <details className={styles.more} open={Boolean(search) || sort !== 'urgent'}>
        <summary>Plus de critères</summary>
        <Static className={styles.row}>
          <div className={styles.place}>
            <TextField
              name="search"
              label="Mot ou nom du refuge"
              defaultValue={search}
              maxLength={MAX.search}
            />
          </div>
          <div className={styles.narrow}>
            <SelectField
              name="sort"
              label="Trier"
              options={optionsOf(SORT_LABELS)}
              defaultValue={sort}
            />
          </div>
        </Static>
      </details>
    </SearchForm>
  )
}
