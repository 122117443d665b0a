import { inDepartment } from '@/platform/geo/in-department.model'

import { AGE_BAND_LABELS, type FilterName } from '../list/options.model'
import type { Wanted } from '../list/query.model'
import type { Species } from '../model'
import { SPECIES_PLURALS } from './plurals'

const YOUNG: Partial<Record<Species, string>> = { DOG: 'Chiots', CAT: 'Chatons' }

/** Who: « Chiens », « Chatons », « Animaux ». */
function who({ species, ageBand }: Wanted): string {
  if (!species) return 'Animaux'
  return (ageBand === 'JUNIOR' && YOUNG[species]) || SPECIES_PLURALS[species]
}

function where({ department, near }: Wanted): string {
  if (near) return ` autour de ${near}`
  return department ? ` ${inDepartment(department)}` : ''
}

/** « Chiens à adopter en Ille-et-Vilaine », for the heading and the title of a list. */
export function catalogueTitle(wanted: Wanted): string {
  const { species, ageBand, isSos, canBeSponsored } = wanted
  const isSaid = !ageBand || (ageBand === 'JUNIOR' && species && YOUNG[species])
  const age = isSaid ? '' : `, ${AGE_BAND_LABELS[ageBand].toLowerCase()}`
  const what = canBeSponsored ? 'à parrainer' : 'à adopter'
  return `${who(wanted)} ${isSos ? 'en SOS ' : ''}${what}${where(wanted)}${age}`
}

/** « Rien pour « labardor » : voici « labrador ». » What was looked for instead of the words. */
export function readAsSentence({ search, breed }: Wanted, readAs: readonly string[]): string {
  const typed = [search, breed].filter(Boolean).join(' ')
  return `Rien pour «\u00a0${typed}\u00a0»\u00a0: voici «\u00a0${readAs.join(' ')}\u00a0».`
}

/** « Nous ne connaissons pas « Zzyzx » : voici toute la France. » The list was asked around nowhere. */
export const lostSentence = (near: string): string =>
  `Nous ne connaissons pas «\u00a0${near}\u00a0»\u00a0: voici toute la France.`

/** Filters whose lists people look for by the words of the title. */
const FOUND_BY_WORDS: readonly string[] = [
  'species',
  'ageBand',
  'isSos',
  'canBeSponsored',
  'department',
  'near',
]

/**
 * Is this list worth a place in a search engine? Its title says all its filters, two at most: the
 * others are countless and alike.
 */
export function isIndexable(active: readonly FilterName[]): boolean {
  return active.length <= 2 && active.every((name) => FOUND_BY_WORDS.includes(name))
}
