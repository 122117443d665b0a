import { SEX_LABELS, SPECIES_LABELS, type Sex, type Species } from '@/features/animals/model'
import { counted, inCommune } from '@/platform/french.model'
import { townLabel } from '@/platform/geo/model'
import { longDay } from '@/platform/time/model'

import { COAT_LABELS, KIND_LABELS, type Coat, type ReportKind, type ReportState } from './model'

type Titled = {
  kind: ReportKind
  species: Species
  sex: Sex
  name?: string | null
  communeName?: string | null
}

/** Feminine words of species, where French has a usual one. */
const FEMALES: Partial<Record<Species, string>> = {
  CAT: 'Chatte',
  DOG: 'Chienne',
  RABBIT: 'Lapine',
  SHEEP: 'Brebis',
  HORSE: 'Jument',
  DONKEY: 'Ânesse',
}

/** « Chatte », « Perroquet »: the animal in one word; « Animal » for what has none. */
export function speciesWord({ species, sex }: Pick<Titled, 'species' | 'sex'>): string {
  if (species === 'OTHER') return 'Animal'
  return (sex === 'FEMALE' && FEMALES[species]) || SPECIES_LABELS[species]
}

/** Does the word for the animal want feminine agreement? « Tortue », « Souris », « Chèvre ». */
const FEMININE: readonly Species[] = ['TURTLE', 'MOUSE', 'GOAT']
const isFeminine = ({ species, sex }: Pick<Titled, 'species' | 'sex'>): boolean =>
  FEMININE.includes(species) || (sex === 'FEMALE' && Boolean(FEMALES[species]))

type Agreed = Pick<Titled, 'kind' | 'species' | 'sex'>

/** « Perdu », « Perdue »: agrees with the word for the animal. */
export const kindWord = (report: Agreed): string =>
  KIND_LABELS[report.kind] + (isFeminine(report) ? 'e' : '')

/** « trouvé », « trouvée ». */
export const foundWord = (report: Pick<Titled, 'species' | 'sex'>): string =>
  isFeminine(report) ? 'trouvée' : 'trouvé'

/** What agrees with the animal: « vu », « vue »; « il », « elle ». */
export const agreement = (report: Pick<Titled, 'species' | 'sex'>) =>
  isFeminine(report) ? { seen: 'vue', it: 'elle' } : { seen: 'vu', it: 'il' }

/** Over the list of where an animal was seen. */
export function seenTitle(report: Pick<Titled, 'species' | 'sex'>): string {
  const { seen, it } = agreement(report)
  return `Où ${it} a été ${seen}`
}

/** « Chatte perdue à Loches », « Filou, chien perdu à Loches ». */
export function reportTitle(report: Titled): string {
  const word = speciesWord(report)
  const end = kindWord(report).toLowerCase()
  const animal = report.name ? `${report.name}, ${word.toLowerCase()}` : word
  return `${animal} ${end}${report.communeName ? ` ${inCommune(report.communeName)}` : ''}`
}

/** « perdu le mardi 24 novembre 2026 ». @param day « 2026-11-24 » */
export const dayWords = (report: Agreed & { day: string }): string =>
  `${kindWord(report)} le ${longDay(new Date(`${report.day}T12:00:00Z`))}`

/** « Noir et blanc »; null when nobody said. */
export function coatWords(coat: Coat | null, coat2: Coat | null): string | null {
  const words = [coat, coat2]
    .filter((each): each is Coat => each !== null)
    .map((each) => COAT_LABELS[each])
  const [first, second] = words
  if (!first) return null
  return second && second !== first ? `${first} et ${second.toLowerCase()}` : first
}

/** « Mâle », nothing while the sex is unknown. */
export const sexWords = (sex: Sex): string | null => (sex === 'UNKNOWN' ? null : SEX_LABELS[sex])

export const reportCount = (kind: ReportKind, total: number): string =>
  kind === 'LOST'
    ? counted(total, 'animal perdu', 'animaux perdus')
    : counted(total, 'animal trouvé', 'animaux trouvés')

/** What a page says of a search that is over; null while people look. */
export const endWords = (report: Agreed & { status: ReportState }): string | null => {
  const { kind, status: state } = report
  if (state === 'RETURNED') {
    if (kind === 'FOUND')
      return isFeminine(report) ? 'Elle a retrouvé sa famille' : 'Il a retrouvé sa famille'
    return isFeminine(report) ? 'Elle est rentrée chez elle' : 'Il est rentré chez lui'
  }
  if (state === 'CLOSED') return 'Cet avis est fermé'
  return state === 'EXPIRED' ? 'Cet avis a expiré' : null
}

/** « Loches (37), près de l’étang »: what everybody may know of the place. */
export function placeLine(report: {
  communeName: string
  department: string
  placeWords: string | null
}): string {
  const { communeName, department, placeWords } = report
  const commune = townLabel(communeName, department)
  return placeWords ? `${commune}, ${placeWords}` : commune
}

/**
 * What the author of a report reads of a pair that was confirmed. Of two reports nothing says which of
 * the two authors did: the sentence is true for both.
 * The other side is a report in which people look, one that is over, or an animal of a shelter.
 */
export const SAME_WORDS = {
  REPORT: 'L’une des deux personnes le reconnaît, et l’autre est prévenue.',
  OVER: 'L’une des deux personnes le reconnaît.',
  ANIMAL: 'Vous le reconnaissez\u00a0: appelez aussi le refuge.',
} as const
