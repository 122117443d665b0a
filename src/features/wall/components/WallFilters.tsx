import { SPECIES_LABELS } from '@/features/animals/model'
import { Button, ButtonLink } from '@/ui/Button'
import { optionsOf } from '@/ui/options'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'

import { WALL_PATH } from '../model'
import type { WallFilters as Filters } from '../schema'
import styles from './Wall.module.scss'

type Props = {
  filters: Filters
  /** The shelter whose news are shown; it is chosen on its own pages. */
  shelter: { id: string; name: string } | null
}

/** What a reader looks for: a plain form, that works without a script. */
export function WallFilters({ filters, shelter }: Props) {
  return (
    <Static isBare>
      <form className={styles.filters} action={WALL_PATH} role="search" aria-label="Filtrer le mur">
        <SelectField
          name="species"
          label="Espèce"
          empty="Toutes"
          options={optionsOf(SPECIES_LABELS)}
          defaultValue={filters.species ?? ''}
        />
        {shelter && (
          <SelectField
            name="shelter"
            label="Refuge"
            empty="Tous les refuges"
            options={[{ value: shelter.id, label: shelter.name }]}
            defaultValue={shelter.id}
          />
        )}
        <Button type="submit" look="outline">
          Filtrer
        </Button>
        {(filters.species || shelter) && (
          <ButtonLink look="plain" href={WALL_PATH}>
            Tout voir
          </ButtonLink>
        )}
      </form>
    </Static>
  )
}
