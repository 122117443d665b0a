import { daysSince } from '@/features/animals/age.model'
import { ADOPTABLE_STATUS, agreed, type AnimalStatus, type Sex } from '@/features/animals/model'
import { UNDONE_STATUSES } from '@/features/animals/undo.model'

/** Days after which an animal that nobody confirmed is asked about again. Source: docs/decisions/animals.md. */
export const CONFIRM_AFTER_DAYS = 60
/** Days in care from which an animal is one of those who wait long: six months of 30 days. */
export const LONG_STAY_DAYS = 180
/** Months over which adoptions are counted. */
export const ADOPTION_MONTHS = 12

/** Animals on a page. Source: docs/decisions/api.md. */
export const PAGE_SIZE = 12
/** Longest search, in characters. */
export const SEARCH_MAX = 100

/** The parts of the list, by what became of the animals. */
export const TABS = {
  here: { label: 'Au refuge', statuses: ['AT_SHELTER'] },
  adopted: { label: 'Adoptés', statuses: ['ADOPTED'] },
  lostAndFound: { label: 'Perdus et trouvés', statuses: ['LOST', 'FOUND'] },
  past: { label: 'Partis', statuses: ['RETURNED', 'DECEASED', 'ARCHIVED'] },
} as const satisfies Record<string, { label: string; statuses: readonly AnimalStatus[] }>
export type Tab = keyof typeof TABS

/** What can be picked out of a part of the list, one at a time. */
export const KIND_LABELS = {
  VISIBLE: 'En ligne',
  HIDDEN: 'Cachés',
  SOS: 'SOS',
  RESERVED: 'Réservés',
  FOSTERED: 'En famille d’accueil',
  INCOMPLETE: 'À compléter',
  NO_PHOTO: 'Sans photo',
  NO_ID: 'Sans puce',
  LONG_STAY: 'Plus de 6 mois',
  UNCONFIRMED: 'À vérifier',
  LAST_YEAR: 'Adoptés en 12 mois',
} as const
export type AnimalKind = keyof typeof KIND_LABELS

export const ANIMAL_SORTS = ['createdAt', 'updatedAt', 'name', 'arrivalDate'] as const
export type AnimalSort = (typeof ANIMAL_SORTS)[number]

type Confirmed = {
  status: AnimalStatus
  isVisible: boolean
  /** Moments as ISO 8601. */
  lastConfirmedAt: string | null
  createdAt: string
}

/** An animal that is shown, and of which nobody has said for sixty days that it is still there. */
export const isUnconfirmed = (animal: Confirmed, now: Date): boolean => {
  const { status, isVisible, lastConfirmedAt, createdAt } = animal
  const days = daysSince(lastConfirmedAt ?? createdAt, now) ?? 0
  return status === ADOPTABLE_STATUS && isVisible && days >= CONFIRM_AFTER_DAYS
}

/** What is ticked or not of an animal, and changed by one press. */
export const MARKS = ['isVisible', 'isSos', 'isReserved'] as const
export type Mark = (typeof MARKS)[number]

/** MarksChange that mean something in the state of the animal: only one that is here is urgent or reserved. */
export const marksOf = (status: AnimalStatus): readonly Mark[] => {
  if (status === 'AT_SHELTER') return MARKS
  return status === 'ADOPTED' ? ['isVisible'] : []
}

/** What a mark is called when it would be turned that way: « Réserver », « Ne plus réserver ». */
export function markWords(mark: Mark, to: boolean): string {
  const words = {
    isVisible: ['Cacher du site', 'Montrer sur le site'],
    isSos: ['Retirer le SOS', 'Lancer un SOS'],
    isReserved: ['Ne plus réserver', 'Réserver'],
  } as const
  return words[mark][to ? 1 : 0]
}

/** What was done, said of one animal: « Nala est réservée ». */
export function markDone(animal: { name: string; sex: Sex }, mark: Mark, to: boolean): string {
  const { name, sex } = animal
  const done = {
    isVisible: to ? 'est sur le site' : `est ${agreed(sex, 'caché')}`,
    isSos: to ? 'est en SOS' : 'n’est plus en SOS',
    isReserved: to ? `est ${agreed(sex, 'réservé')}` : `n’est plus ${agreed(sex, 'réservé')}`,
  }
  return `${name} ${done[mark]}`
}

/** What a change of state is called, as a thing to do. */
export const STATUS_ACTIONS: Record<AnimalStatus, string> = {
  AT_SHELTER: 'Remettre à l’adoption',
  ADOPTED: 'A trouvé une famille',
  RETURNED: 'Rendre à son propriétaire',
  DECEASED: 'Est décédé',
  ARCHIVED: 'Archiver la fiche',
  LOST: 'Est perdu',
  FOUND: 'Est trouvé',
}

/** The same, agreed with one animal: « Est décédée ». */
export const statusAction = (status: AnimalStatus, sex: Sex): string =>
  STATUS_ACTIONS[status].replace(/^(Est \S+)$/, (words) => agreed(sex, words))

/** Coming back from a family wants its reason; nothing else does. */
export const wantsReason = (from: AnimalStatus, to: AnimalStatus): boolean =>
  from === 'ADOPTED' && to === 'AT_SHELTER'

/** Words that a search looks for; a number of identification may be written with spaces. */
export function searchWords(search: string): string[] {
  const text = search.trim()
  if (/^[\d\s]+$/.test(text) && /\d{3}\s\d/.test(text)) return [text.replace(/\s/g, '')]
  return text.split(/\s+/).filter(Boolean)
}

/** Leaving the catalogue is undone for a day; see `statusUndo`. */
export const canUndo = (to: AnimalStatus): boolean => UNDONE_STATUSES.includes(to)
