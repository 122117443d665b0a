import { DistanceField } from '@/features/communes/components/DistanceField'
import { NearField } from '@/features/communes/components/NearField'
import { SearchForm } from '@/features/communes/components/SearchForm'
import styles from '@/features/communes/components/SearchForm.module.scss'
import type { Point } from '@/platform/geo/model'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'
import { TextField } from '@/ui/TextField'

import { RADII_KM, STATE_LABELS, type Filters } from '../filters'
import { LIST_PATH, MAX } from '../model'

/** What a donor looks for: a plain form, that works without a script. */
export function CampaignFilters({ filters, place }: { filters: Filters; place: Point | null }) {
  const { near, radiusKm, search, state } = filters
  return (
    <SearchForm className={styles.form} action={LIST_PATH} aria-label="Chercher une collecte">
      <div className={styles.row}>
        <div className={styles.place}>
          <TextField
            name="search"
            label="Mot ou nom du refuge"
            defaultValue={search}
            maxLength={MAX.search}
          />
        </div>
        <div className={styles.place}>
          <NearField near={near} isUnknown={Boolean(near && !place)} />
        </div>
        <Static isBare>
          <div className={styles.narrow}>
            <DistanceField radiusKm={radiusKm} radii={RADII_KM} />
          </div>
          <div className={styles.narrow}>
            <SelectField
              label="État"
              name="state"
              empty="Toutes"
              options={Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label }))}
              defaultValue={state ?? ''}
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
