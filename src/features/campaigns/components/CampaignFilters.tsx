import { ListSearch, SearchChoice, SearchWords } from '@/features/communes/components/ListSearch'
import type { Point } from '@/platform/geo/model'
import { optionsOf } from '@/ui/options'

import { RADII_KM, STATE_LABELS, type Filters } from '../filters'
import { LIST_PATH, MAX } from '../model'

/** What a donor looks for. */
export function CampaignFilters({ filters, place }: { filters: Filters; place: Point | null }) {
  const { search, state } = filters
  return (
    <ListSearch
      action={LIST_PATH}
      label="Chercher une collecte"
      filters={filters}
      place={place}
      radii={RADII_KM}
      first={<SearchWords label="Mot ou nom du refuge" value={search} max={MAX.search} />}
    >
      <SearchChoice
        name="state"
        label="État"
        every="Toutes"
        options={optionsOf(STATE_LABELS)}
        value={state}
      />
    </ListSearch>
  )
}
