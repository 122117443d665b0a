import { activeFilters } from '@/features/animals/list/chips.model'
import type { FilterName } from '@/features/animals/list/labels.model'
import type { Wanted } from '@/features/animals/list/query.model'
import { addDays, mondayOf, parisDay, parisInstant } from '@/platform/time/model'

/** How often somebody hears of new animals. */
export const CADENCE_LABELS = {
  NOW: 'Tout de suite',
  DAILY: 'Chaque jour',
  WEEKLY: 'Chaque semaine',
} as const
export type Cadence = keyof typeof CADENCE_LABELS

export const CADENCE_DETAILS: Record<Cadence, string> = {
  NOW: 'Quelques minutes après la publication, un e-mail par demi-heure au plus',
  DAILY: 'Le matin, à 8\u00a0h',
  WEEKLY: 'Le lundi, à 8\u00a0h',
}

/** Hour of Paris at which the mails of the day and of the week leave. */
export const MORNING = '08:00'

/** Searches of one address. */
export const MOST_SEARCHES = 10
/** Hours in which the owner of an address confirms. */
export const CONFIRM_HOURS = 48
/** Animals that one mail names. */
export const MOST_NAMED = 10
/** Minutes between two mails of one search that is told at once. */
export const QUIET_MINUTES = 30
/** Milliseconds that nobody needs less than to fill the form. */
export const FASTEST_MS = 1500

/** Longest texts, in characters. */
export const SEARCH_MAX = { email: 254, query: 2000 } as const

/** The kind of personal link that opens one search. */
export const SEARCH_LINK = 'saved-search'

/** The page with the form, for those without JavaScript; its query names the list. */
export const NEW_PATH = '/alertes/nouvelle'
export const newPath = (query: string): string =>
  query ? `${NEW_PATH}?${new URLSearchParams({ recherche: query })}` : NEW_PATH

/** The page of one search, behind its personal link. */
export const searchPath = (token: string): string => `/alertes/${encodeURIComponent(token)}`

/** The page of a signed-in person. */
export const OWN_PATH = '/mon-espace/recherches'

export const API = '/api/saved-searches'
/** A path of the API that stops by POST alone (RFC 8058). */
export const stopApi = (token: string): string => `${API}/stops/${token}`

/** The list that a search is of. */
export const listPath = (query: string): string => (query ? `/animaux?${query}` : '/animaux')

/** What the form asks for, in its order: the list of errors follows it. */
export const LABELS = {
  email: 'Votre e-mail',
  cadence: 'Me prévenir',
  query: 'Recherche',
  website: 'Champ à laisser vide',
} as const

/** Under the form: what the press on its button agrees to. */
export const CONSENT =
  'Votre adresse ne sert qu’à ces alertes, que vous arrêtez quand vous voulez, d’un lien dans chaque e-mail.'

export const SENTENCES = {
  gone: 'Cette alerte n’existe plus.',
  full: `Vous avez déjà ${MOST_SEARCHES} alertes, le nombre le plus grand. Supprimez-en une d’abord.`,
  noShelter: 'Ce refuge n’est plus sur la plateforme.',
  tooMany: 'Trop d’alertes ont été demandées. Réessayez plus tard.',
} as const

/** Labels that begin with a name, which keeps its capital. */
const NAMES: readonly FilterName[] = ['search', 'shelterId', 'department']

const inSentence = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label)
    ? label.charAt(0).toLocaleLowerCase('fr') + label.slice(1)
    : label

/**
 * A list in words: « Chien, femelle, à moins de 30 km de Lyon (69) ».
 * @param shelter name of the shelter of `shelterId`, when it is known
 */
export function searchWords(wanted: Wanted, shelter?: string): string {
  const labels = activeFilters(wanted, shelter).map(({ name, label }, nth) =>
    nth === 0 || NAMES.includes(name) ? label : inSentence(label),
  )
  return labels.join(', ') || 'Tous les animaux à adopter'
}

/**
 * Is the mail of the week due? It leaves on Monday; when no server ran then, as soon as one does.
 * @param last when it left; null for never
 */
export function isWeekDue(last: Date | null, now: Date): boolean {
  const monday = parisInstant(mondayOf(parisDay(now)), MORNING)
  const slot = monday <= now ? monday : parisInstant(addDays(mondayOf(parisDay(now)), -7), MORNING)
  return last === null || last < slot
}

/** Does a search that is told at once wait a little, because its last mail just left? */
export const isQuiet = (cadence: Cadence, toldAt: Date | null, now: Date): boolean =>
  cadence === 'NOW' && toldAt !== null && toldAt.getTime() > now.getTime() - QUIET_MINUTES * 60_000

/**
 * The places that are in all of some lists, each in rising order, from the first that is `least` or
 * more; every place below `total` when there is no list.
 */
export function inAll(
  lists: ReadonlyArray<readonly number[]>,
  { least, total }: { least: number; total: number },
): number[] {
  const [shortest, ...others] = [...lists].sort((one, other) => one.length - other.length)
  if (!shortest) {
    return Array.from({ length: Math.max(0, total - least) }, (_, nth) => least + nth)
  }
  const sets = others.map((list) => new Set(list))
  return shortest.filter((place) => place >= least && sets.every((set) => set.has(place)))
}
