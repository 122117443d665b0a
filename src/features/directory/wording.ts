import { frenchNumber } from '@/platform/number.model'
import { keysOf, SPECIES_LABELS, type Species } from '@/features/animals/model'
import { SHELTER_TYPE_LABELS } from '@/features/shelters/model'
import { departmentLabel } from '@/platform/geo/departments.model'
import { townLabel } from '@/platform/geo/model'

import { ACCEPTS_LABELS, type DirectoryFilters, type FilterName, type NamedPlace } from './model'

/** « 24 refuges et associations », « 1 refuge ou association », « Aucun refuge ». */
export function shelterCount(count: number): string {
  if (count === 0) return 'Aucun refuge'
  return count > 1 ? `${frenchNumber(count)} refuges et associations` : '1 refuge ou association'
}

/** « 36 animaux à adopter », « 1 animal à adopter », « Aucun animal à adopter en ce moment ». */
export function waitingCount(count: number): string {
  if (count === 0) return 'Aucun animal à adopter en ce moment'
  return `${count} ${count > 1 ? 'animaux' : 'animal'} à adopter`
}

const IRREGULAR: Partial<Record<Species, string>> = {
  MOUSE: 'souris',
  BIRD: 'oiseaux',
  GUINEA_PIG: 'cochons d’Inde',
  HORSE: 'chevaux',
  OTHER: 'autres',
}

/** « 3 chevaux », « 1 cochon d’Inde ». */
export function speciesCount(species: Species, count: number): string {
  const one = SPECIES_LABELS[species]
  const single = one.charAt(0).toLowerCase() + one.slice(1)
  return `${count} ${count > 1 ? (IRREGULAR[species] ?? `${single}s`) : single}`
}

/** Species named before « … et d’autres ». */
const NAMED = 4

/** « 20 chats, 12 chiens, 3 lapins »: the most first; nothing when none waits. */
export function speciesKept(counts: Partial<Record<Species, number>>): string {
  const kept = keysOf(SPECIES_LABELS)
    .map((species) => ({ species, count: counts[species] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const named = kept.slice(0, NAMED).map(({ species, count }) => speciesCount(species, count))
  return named.join(', ') + (kept.length > NAMED ? '…' : '')
}

/** What each filter in use asks for: « Ille-et-Vilaine (35) », « À moins de 50 km de Bruz (35) ». */
export function filterLabel(
  name: FilterName,
  { search, department, species, type, accepts, radiusKm }: DirectoryFilters,
  place: NamedPlace | null,
): string {
  switch (name) {
    case 'search':
      return `« ${search} »`
    case 'near':
      return `À moins de ${radiusKm} km de ${place ? townLabel(place.name, place.department) : ''}`
    case 'department':
      return departmentLabel(department ?? '')
    case 'species':
      return species ? SPECIES_LABELS[species] : ''
    case 'type':
      return type ? SHELTER_TYPE_LABELS[type] : ''
    case 'accepts':
      return accepts ? ACCEPTS_LABELS[accepts] : ''
  }
}
