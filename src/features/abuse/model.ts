import { addDays, parisDay } from '@/platform/time/model'

/** What somebody may have seen, in the words of the person who saw it. */
export const KIND_LABELS = {
  VIOLENCE: 'Des coups, des violences',
  DEPRIVATION: 'Sans eau, sans nourriture ou sans soins',
  CONFINEMENT: 'Attaché ou enfermé en permanence',
  ABANDONMENT: 'Un abandon',
  BREEDING: 'Un élevage, un commerce ou un trafic',
  OTHER: 'Autre chose',
} as const
export type Kind = keyof typeof KIND_LABELS

/** Which animals; several at once are « Plusieurs espèces ». */
export const SPECIES_LABELS = {
  DOG: 'Chien',
  CAT: 'Chat',
  HORSE: 'Cheval, âne ou poney',
  FARM: 'Animal de ferme',
  BIRD: 'Oiseau',
  SMALL: 'Lapin, rongeur ou furet',
  WILD: 'Animal sauvage',
  SEVERAL: 'Plusieurs espèces',
  OTHER: 'Autre ou inconnue',
} as const

/** How a report goes on: always forward. */
export const STATUS_LABELS = {
  RECEIVED: 'Reçu',
  FORWARDED: 'Transmis',
  CLOSED: 'Clos',
} as const
export type Status = keyof typeof STATUS_LABELS

/** Who takes a report over. */
export const AUTHORITY_LABELS = {
  DDPP: 'La direction départementale de la protection des populations',
  POLICE: 'La police ou la gendarmerie',
  TOWN_HALL: 'La mairie',
  ASSOCIATION: 'Une association de protection animale',
} as const
export type Authority = keyof typeof AUTHORITY_LABELS

/** How a report may end. */
export const OUTCOME_LABELS = {
  HELPED: 'Les animaux sont en sécurité',
  FOLLOWED: 'La situation est suivie par les autorités',
  UNFOUNDED: 'Rien d’anormal n’a été constaté',
  UNREACHABLE: 'Il n’a pas été possible d’aller plus loin',
} as const
export type Outcome = keyof typeof OUTCOME_LABELS

const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  RECEIVED: ['FORWARDED', 'CLOSED'],
  // Forwarded once more, to somebody else.
  FORWARDED: ['FORWARDED', 'CLOSED'],
  CLOSED: [],
}

/** May a report go from one state to the other? */
export const mayMove = (from: Status, to: Status): boolean => NEXT[from].includes(to)

/**
 * Whether a report is kept from somebody because of what it is about: whoever is in the team of a
 * shelter that is accused, in whatever role, also when they read for another shelter. Not super
 * admins: somebody must read it.
 * @param accused ids of the shelters that it is about
 * @param own ids of the shelters whose team the person is in
 */
export const isKeptFrom = (accused: readonly string[], own: readonly string[]): boolean =>
  own.some((shelter) => accused.includes(shelter))

/** Longest texts, in characters. */
export const MAX = {
  description: 5000,
  place: 300,
  commune: 100,
  author: 1000,
  shelter: 200,
  name: 80,
  email: 254,
  phone: 30,
  note: 2000,
} as const
/** Shortest description that helps anybody, in characters. */
export const DESCRIPTION_MIN = 20
export const MOST_ANIMALS = 9999
export const MOST_PHOTOS = 6
export const PHOTO_MAX_BYTES = 5_000_000
/** Notes of the reporter on one report: nobody means more. */
export const MOST_NOTES = 50

/** How far back one tells of what was seen, in days. */
const LONG_AGO_DAYS = 3650

/** What is wrong with the day on which something was seen; null when nothing is. */
export function dayProblem(day: string, now: Date): string | null {
  const today = parisDay(now)
  // Overseas the day begins earlier than in Paris.
  if (day > addDays(today, 1)) return 'Cette date n’est pas encore venue'
  return day < addDays(today, -LONG_AGO_DAYS) ? 'Cette date est trop ancienne' : null
}

export const ABUSE_PATH = '/agir/maltraitance'
/** The form as it came back without JavaScript. */
export const CORRECT_PATH = `${ABUSE_PATH}/corriger`
export const REPORT_API = '/api/abuse-reports'
export const SHELTERS_API = `${REPORT_API}/shelters`
export const FOLLOW_API = '/api/abuse-follow'
/** Nothing in it says what it is about: it stands in the history of a browser. */
export const followPath = (token: string): string => `/suivi/message/${token}`
/** The kind of its personal link. */
export const LINK = 'abuse'

/**
 * Where « Quitter vite » leads: the forecast, which anybody may have open.
 * Source: docs/decisions/community.md.
 */
export const QUIET_PAGE = 'https://meteofrance.com/'

export const DESK_PATH = '/admin/maltraitances'
export const deskPath = (id: string): string => `${DESK_PATH}/${id}`
export const RECIPIENTS_PATH = '/admin/destinataires-maltraitances'

/** The parts of the follow page to which a plain form leads back. */
export const PARTS = { note: 'preciser', contact: 'coordonnees' } as const
export type Part = (typeof PARTS)[keyof typeof PARTS]

/** What says who tells: of whoever stays anonymous none of it is sent or kept. */
export const IDENTITY = ['name', 'email', 'phone', 'mayShare'] as const

export const SENTENCES = {
  missing: 'Signalement introuvable',
  commune: 'Cette commune est introuvable\u00a0: écrivez son nom ou son code postal',
  shelter:
    'Ce refuge est introuvable sur la plateforme\u00a0: choisissez-le dans la liste, ou videz ce champ et nommez-le dans le précédent',
  photoType: 'Choisissez des photos JPG, PNG, WEBP ou AVIF',
  photoTooLarge: 'Chaque photo fait 5 Mo au maximum',
  tooManyPhotos: `${MOST_PHOTOS} photos au maximum`,
  lost: 'Votre message n’est pas parti, et ce que vous aviez écrit n’a pas pu être gardé. Écrivez-le de nouveau, ou appelez le 3677.',
  lostNote:
    'Votre message n’est pas parti, et ce que vous aviez écrit n’a pas pu être gardé. Écrivez-le de nouveau.',
  tooMany: 'Trop d’envois détectés',
  moved: 'Ce signalement a changé entre-temps\u00a0: relisez-le',
  closed: 'Ce signalement est clos',
  tooManyNotes: 'Ce signalement a déjà reçu trop de précisions',
  known: 'Ce refuge est déjà destinataire de ce département',
  notShelter: 'Choisissez un refuge en activité',
} as const

/** What the reporter reads first. */
export const statusSentence = (status: Status): string =>
  ({
    RECEIVED: 'Il est reçu. Une personne le lit et voit qui peut agir.',
    FORWARDED: 'Il est transmis à qui peut agir.',
    CLOSED: 'Il est clos. Merci de ne pas être resté sans rien faire.',
  })[status]

type Told = {
  kind: 'FORWARDED' | 'CLOSED' | 'MESSAGE' | 'NOTE'
  authority: Authority | null
  outcome: Outcome | null
}

/** To whom a report was given, or how it ended; `''` for another step. */
export function stepDetail({ authority, outcome }: Pick<Told, 'authority' | 'outcome'>): string {
  if (authority) return AUTHORITY_LABELS[authority]
  return outcome ? OUTCOME_LABELS[outcome] : ''
}

/**
 * A step as the reporter reads it at a glance, in words that say nothing to whoever looks over their
 * shoulder: what is more stands under a fold.
 */
export const followTitle = ({ kind }: Pick<Told, 'kind'>): string =>
  ({
    FORWARDED: 'Transmis',
    CLOSED: 'Clos',
    MESSAGE: 'Un message pour vous',
    NOTE: 'Vous avez ajouté une précision',
  })[kind]

/** A step as the desk reads it. */
export function eventTitle(told: Told): string {
  if (told.kind === 'NOTE') return 'Précision de la personne qui signale'
  if (told.kind === 'MESSAGE') return 'Message à la personne qui signale'
  return `${followTitle(told)}\u00a0: ${lower(stepDetail(told))}`
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
