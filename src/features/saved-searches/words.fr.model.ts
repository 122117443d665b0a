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
  website: 'Champ à laisser vide',
} as const

/** Under the form: what the press on its button agrees to. */
export const CONSENT =
  'Votre adresse ne sert qu’à ces alertes, que vous arrêtez quand vous voulez, d’un lien dans chaque e-mail.'

export const SENTENCES = {
  gone: 'Cette alerte n’existe plus.',
  full: `Vous avez déjà ${MOST_SEARCHES} alertes, c’est le maximum. Supprimez-en une d’abord.`,
  noShelter: 'Ce refuge n’est plus sur la plateforme.',
  tooMany: 'Trop d’alertes ont été demandées. Réessayez plus tard.',
} as const

/** What the page says after the form was sent: it works already, or a link is on its way. */
export const DONE_WORDS = {
  active: {
    title: 'Votre alerte est en place',
    text: 'Vous recevrez un e-mail quand de nouveaux animaux répondront à cette recherche, au rythme choisi.',
  },
  envoye: {
    title: 'Regardez votre boîte de réception',
    text: `Si l’adresse est juste, un e-mail vient d’y partir. Ouvrez son lien dans les ${CONFIRM_HOURS} heures pour confirmer l’alerte. Rien ne sera envoyé sans cela.`,
  },
} as const
export type Done = keyof typeof DONE_WORDS

export const doneOf = (fait: string | null): Done => (fait === 'active' ? 'active' : 'envoye')

const PRESSED_WORDS: Readonly<Record<string, string>> = {
  confirmee: 'Votre alerte est confirmée.',
  rythme: 'Le nouveau rythme est enregistré.',
  pause: 'L’alerte est en pause\u00a0: plus aucun e-mail ne part.',
  reprise:
    'L’alerte reprend\u00a0: vous serez prévenu des animaux qui arrivent à partir de maintenant.',
  supprimee: 'L’alerte est supprimée\u00a0: plus aucun e-mail ne part.',
}

/** What the page of an alert says after a press; nothing for an address that somebody made up. */
export const pressedWords = (fait: string): string | undefined =>
  Object.hasOwn(PRESSED_WORDS, fait) ? PRESSED_WORDS[fait] : undefined
