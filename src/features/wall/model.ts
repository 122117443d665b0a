import { ID_PATTERN } from '@/platform/ids.model'

/** The list of everything that was written. */
export const WALL_PATH = '/wall'
export const WRITE_PATH = `${WALL_PATH}/ecrire`
export const OWN_WALL_PATH = '/mon-espace/mur'
export const DESK_PATH = '/admin/mur'

export const postPath = (id: string): string => `${WALL_PATH}/${id}`
export const editPath = (id: string): string => `${WALL_PATH}/${id}/modifier`
export const flagPath = (id: string): string => `${WALL_PATH}/${id}/signaler`
export const commentPath = (id: string): string => `${WALL_PATH}/commentaires/${id}`
export const commentFlagPath = (id: string): string => `${WALL_PATH}/commentaires/${id}/signaler`

/** Where whoever is not signed in goes first, to come back to a page of the wall. */
export const signInTo = (path: string): string =>
  `/auth/connexion?suite=${encodeURIComponent(path)}`

/** The form of a new post, which begins with an animal. */
export const writeAbout = (animal: string): string => `${WRITE_PATH}?animal=${animal}`

export const API = '/api/wall'
export const postApi = (id: string): string => `${API}/${id}`
export const deleteApi = (id: string): string => `${API}/${id}/delete`
export const likeApi = (id: string): string => `${API}/${id}/like`
export const flagApi = (id: string): string => `${API}/${id}/flag`
export const commentsApi = (id: string): string => `${API}/${id}/comments`
export const commentApi = (id: string): string => `${API}/comments/${id}`
export const commentDeleteApi = (id: string): string => `${API}/comments/${id}/delete`
export const commentFlagApi = (id: string): string => `${API}/comments/${id}/flag`
/** What of a page is the reader's own. */
export const OWN_API = `${API}/own`

/** Longest texts in characters, most of everything else. */
export const WALL_LIMITS = {
  body: 1000,
  comment: 500,
  photos: 4,
  photoBytes: 5_242_880,
  flag: 500,
  reason: 500,
  /** Comments of one post: a conversation that is longer is somewhere else. */
  comments: 500,
} as const

export const POSTS_PER_PAGE = 20
export const COMMENTS_PER_PAGE = 30

export const STATUSES = ['PUBLISHED', 'HIDDEN', 'REMOVED'] as const
export type WallStatus = (typeof STATUSES)[number]

/** Posts, as their author reads them. */
export const STATUS_LABELS: Readonly<Record<WallStatus, string>> = {
  PUBLISHED: 'En ligne',
  HIDDEN: 'Masquée',
  REMOVED: 'Retirée',
}

/** The same for comments. */
export const COMMENT_STATUS_LABELS: Readonly<Record<WallStatus, string>> = {
  PUBLISHED: 'En ligne',
  HIDDEN: 'Masqué',
  REMOVED: 'Retiré',
}

/** Different people with a confirmed address after whom something is hidden until it is looked at. */
export const PEOPLE_TO_HIDE = 3

/**
 * What a new flag makes of something.
 * @param people different people with a confirmed address whose flags wait
 */
export const statusAfterFlag = (status: WallStatus, people: number): WallStatus =>
  status === 'PUBLISHED' && people >= PEOPLE_TO_HIDE ? 'HIDDEN' : status

export const DECISIONS = ['KEEP', 'HIDE', 'REMOVE'] as const
export type Decision = (typeof DECISIONS)[number]

const DECIDED: Readonly<Record<Decision, WallStatus>> = {
  KEEP: 'PUBLISHED',
  HIDE: 'HIDDEN',
  REMOVE: 'REMOVED',
}

/** What a decision makes of something, whatever it was. */
export const statusAfter = (decision: Decision): WallStatus => DECIDED[decision]

/** Does a decision need words that its author reads? */
export const needsReason = (decision: Decision): boolean => decision !== 'KEEP'

/** Days that an account is new, for those who write their first lines. */
const NEW_DAYS = 7

/**
 * How much a person may write: posts in a day, comments in an hour.
 * @param since when their account was opened
 */
export function allowance(since: Date, now: Date): { posts: number; comments: number } {
  const isNew = now.getTime() - since.getTime() < NEW_DAYS * 86_400_000
  return isNew ? { posts: 2, comments: 6 } : { posts: 6, comments: 30 }
}

/** Why somebody says that something does not belong here. */
export const FLAG_LABELS = {
  INSULT: 'Propos blessants, haineux ou menaçants',
  PERSONAL: 'Coordonnées ou photo de quelqu’un qui n’a rien demandé',
  SALE: 'Vente d’animaux, publicité ou arnaque',
  CRUELTY: 'Images choquantes, maltraitance',
  FALSE: 'Informations fausses sur un animal ou un refuge',
  OTHER: 'Autre chose',
} as const
export type FlagKind = keyof typeof FLAG_LABELS

/** Who wrote something, as everybody reads it. */
export type Signature = {
  name: string
  /** Its page on the site; null for who shows no profile. */
  href: string | null
  /** Path of its picture; null without one. */
  photo: string | null
  /** The name is that of a shelter. */
  isShelter: boolean
  /** It is somebody of the platform. */
  isAdmin: boolean
}

/** Who shows nothing of themselves. */
export const NOBODY = 'Un membre'

/** The first words of a text on one line, for titles and lists. @param max characters */
export function firstWords(text: string, max = 80): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`
}

const ID = new RegExp(ID_PATTERN, 'gi')

/** The animal that an address of its page means: the last id in it. Null for any other text. */
export function animalOfLink(text: string): string | null {
  return text.match(ID)?.at(-1)?.toLowerCase() ?? null
}

/** A post in words for those whose it is. */
export const yourPost = ({ shelterId }: { shelterId: string | null }): string =>
  shelterId ? 'la publication de votre refuge' : 'votre publication'

/** The same at the beginning of a sentence. */
export const yourPostAtStart = ({ shelterId }: { shelterId: string | null }): string =>
  shelterId ? 'La publication de votre refuge' : 'Votre publication'

export const SENTENCES = {
  notFound: 'Cette publication n’existe pas ou n’est plus en ligne',
  noComment: 'Ce commentaire n’existe pas ou n’est plus en ligne',
  unconfirmed: 'Confirmez d’abord l’adresse e-mail de votre compte',
  empty: 'Écrivez quelques mots',
  tooManyPhotos: `${WALL_LIMITS.photos} photos au maximum`,
  photoTooLarge: 'Une photo ne peut pas dépasser 5\u00a0Mo',
  photoType: 'Choisissez des photos JPG, PNG, WEBP ou AVIF',
  noAnimal: 'Cet animal n’a pas de fiche en ligne',
  notYourShelter: 'Vous ne publiez pas au nom de ce refuge',
  edited: 'Le texte a changé entre-temps\u00a0: relisez-le avant de décider.',
  stale: 'Cette publication a changé entre-temps. Relisez-la avant de continuer.',
  newFlag: 'Un autre signalement vient d’arriver. Relisez avant de décider.',
  removed: 'Cette publication a été retirée\u00a0: elle ne se modifie plus',
  noReason: 'Écrivez pourquoi, en 10 caractères au moins',
  full: 'Il y a déjà beaucoup de commentaires ici\u00a0: cette conversation est close',
} as const
