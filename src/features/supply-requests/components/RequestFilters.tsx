import {
  ListSearch,
  MoreCriteria,
  SearchChoice,
  SearchWords,
} from '@/features/communes/components/ListSearch'
import type { Point } from '@/platform/geo/model'
import { optionsOf } from '@/ui/options'

import { RADII_KM, SORT_LABELS, type Filters } from '../filters'
import { CATEGORY_LABELS, LIST_PATH, MAX, URGENCY_LABELS } from '../model'

/** What a giver looks for. */
export function RequestFilters({ filters, place }: { filters: Filters; place: Point | null }) {
  const { search, sort, category, urgency } = filters
  return (
    <ListSearch
      action={LIST_PATH}
      label="Chercher un besoin"
      filters={filters}
      place={place}
      radii={RADII_KM}
      isMoreOpen={Boolean(search) || sort !== 'urgent'}
      more={
        <MoreCriteria>
          <SearchWords label="Mot ou nom du refuge" value={search} max={MAX.search} />
          <SearchChoice name="sort" label="Trier" options={optionsOf(SORT_LABELS)} value={sort} />
        </MoreCriteria>
      }
    >
      <SearchChoice
        name="category"
        label="Catégorie"
        every="Toutes"
        options={optionsOf(CATEGORY_LABELS)}
        value={category}
      />
      <SearchChoice
        name="urgency"
        label="Urgence"
        every="Toutes"
        options={optionsOf(URGENCY_LABELS)}
        value={urgency}
      />
    </ListSearch>
  )
}
