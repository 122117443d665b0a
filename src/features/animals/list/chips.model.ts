import { frenchNumber } from '@/platform/number.model'
import { departmentLabel } from '@/platform/geo/departments.model'

import { ENERGY_LABELS, FOSTER_WORDS, SEX_LABELS, SPECIES_LABELS } from '../model'
import type { ListFilters } from './filters'
import { RADIUS } from './defaults.model'
import {
  AGE_BAND_LABELS,
  COMPANY_LABELS,
  SIZE_LABELS,
  type Agreement,
  type CompanyFilter,
  type FilterName,
} from './options.model'
import { toQuery, type Wanted } from './query.model'

/** A filter that is on: its chip, and the address's query once it is taken off. */
export type ActiveFilter = { name: FilterName; label: string; without: string }

const weight = (kilograms: number): string => `${frenchNumber(kilograms)}\u00a0kg`

function company(name: CompanyFilter, wanted: Agreement): string {
  const others = COMPANY_LABELS[name]
  if (wanted === 'UNKNOWN') return `Non testé avec les ${others}`
  return `${wanted === 'YES' ? 'S’entend' : 'Ne s’entend pas'} avec les ${others}`
}

type Labels = {
  [Name in Exclude<FilterName, 'radiusKm'>]: (
    value: NonNullable<ListFilters[Name]>,
    filters: Wanted,
    shelter: string | undefined,
  ) => string
}

const LABELS: Labels = {
  search: (words) => `«\u00a0${words}\u00a0»`,
  species: (value) => SPECIES_LABELS[value],
  breed: (words) => `Race\u00a0: ${words}`,
  sex: (value) => SEX_LABELS[value],
  ageBand: (value) => AGE_BAND_LABELS[value],
  size: (value) => `${SIZE_LABELS[value]} gabarit`,
  minWeight: (value) => `${weight(value)} et plus`,
  maxWeight: (value) => `${weight(value)} au maximum`,
  goodWithDogs: (value) => company('goodWithDogs', value),
  goodWithCats: (value) => company('goodWithCats', value),
  goodWithKids: (value) => company('goodWithKids', value),
  energyLevel: (value) => ENERGY_LABELS[value],
  needsGarden: (value) => (value ? 'A besoin d’un jardin' : 'Sans besoin de jardin'),
  canLiveApartment: (value) =>
    value ? 'Peut vivre en appartement' : 'Sans mention d’un appartement',
  isSos: (value) => (value ? 'SOS' : 'Hors SOS'),
  canBeSponsored: (value) => (value ? 'À parrainer' : 'Sans parrainage'),
  isReserved: (value) => (value ? 'Réservés' : 'Sans les réservés'),
  isAdopted: (value) => (value ? 'Adoptés' : 'Sans les adoptés'),
  fosterWanted: (value) => (value ? FOSTER_WORDS : 'Sans besoin d’une famille d’accueil'),
  shelterId: (_key, _filters, shelter) => shelter ?? 'Un seul refuge',
  department: (code) => departmentLabel(code),
  near: (place, { radiusKm = RADIUS.default }) => `À moins de ${radiusKm}\u00a0km de ${place}`,
  ids: (ids) => (ids.length > 1 ? `${ids.length} animaux choisis` : '1 animal choisi'),
}

/** What goes when a filter goes: the radius and the order by distance mean nothing without a place. */
export function without(filters: Wanted, name: FilterName): Wanted {
  const rest = { ...filters, page: undefined, [name]: undefined }
  if (name !== 'near') return rest
  const sortBy = rest.sortBy === 'distance' ? undefined : rest.sortBy
  return { ...rest, radiusKm: undefined, sortBy }
}

/**
 * The filters that are on, as removable chips, in the order of the form. The order, the page and
 * what the catalogue shows by itself are no filters.
 * @param shelter name of the shelter of `shelterId`, when it is known
 */
export function activeFilters(filters: Wanted, shelter?: string): ActiveFilter[] {
  return (Object.keys(LABELS) as Array<keyof Labels>).flatMap((name) => {
    const value = filters[name]
    if (value === undefined || value === '') return []
    // Each label takes the value of its own filter, which a loop over all of them cannot say.
    const label = LABELS[name] as (value: unknown, all: Wanted, shelter?: string) => string
    return [
      { name, label: label(value, filters, shelter), without: toQuery(without(filters, name)) },
    ]
  })
}
