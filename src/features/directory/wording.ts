import { keysOf, SPECIES_LABELS, type Species } from '@/features/animals/model'

/** « 24 refuges », « 1 refuge », « Aucun refuge ». */
export function shelterCount(count: number): string {
  if (count === 0) return 'Aucun refuge'
  return count > 1 ? `${count.toLocaleString('fr-FR')} refuges` : '1 refuge'
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

/** « à 850 m », « à 4,2 km », « à 37 km »: as the crow flies, no closer than it is known. */
export function distanceLabel(metres: number): string {
  if (metres < 1000) return `à ${Math.max(50, Math.round(metres / 50) * 50)} m`
  const kilometres = metres / 1000
  const shown = kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
  return `à ${shown.toLocaleString('fr-FR')} km`
}
