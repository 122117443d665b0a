/** Who began the thread, and who was written to. */
export const SIDES = ['from', 'to'] as const
export type Side = (typeof SIDES)[number]
export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from')

/**
 * Where a thread is: nothing of it was confirmed yet, both may write, one side reported the other,
 * one side wants no more of it, its topic is closed.
 */
export const STATES = ['WAITING', 'OPEN', 'BLOCKED', 'STOPPED', 'OVER'] as const
export type State = (typeof STATES)[number]

/** Work of another room that follows a message once it is sent: the slug of a task, and its input. */
export type OnceSent = { task: string; input: Readonly<Record<string, string>> }

/** Longest texts, in characters. */
export const TEXT_MAX = 2000
export const REASON_MAX = 500
export const NAME_MAX = 50

/** Messages of one side of a thread within 24 hours. */
export const MESSAGES_A_DAY = 30
/** Milliseconds within which the same words again are the same message, pressed twice. */
export const SAME_MESSAGE_MS = 15_000

/** Largest photo that is kept, before it is made smaller, in bytes (5 MB). */
export const PHOTO_MAX_BYTES = 5_242_880
/** Longest side of a photo that is kept, in pixels. */
export const PHOTO_SIDE = 1600

/** Days after which nothing remains. Source: docs/decisions/exchanges.md. */
export const KEPT_DAYS = { silent: 183, over: 30, waiting: 7, reported: 365 } as const

/** Purposes of the personal links: that of one side opens nothing of the other. */
export const PURPOSE = {
  from: 'relay-from',
  to: 'relay-to',
  /** Of a message that waits for the address of its author. */
  confirm: 'relay-confirm',
  /** What whoever typed an address may see before its owner spoke: nothing but « ouvrez le lien ». */
  waiting: 'relay-waiting',
} as const

export const MESSAGES_PATH = '/messages'
export const REPORTS_PATH = `${MESSAGES_PATH}/signalements`
/** The page of a thread for one side. */
export const threadPath = (token: string): string => `${MESSAGES_PATH}/${token}`
/** The page on which the author of a first message sends it. */
export const confirmPath = (token: string): string => `${MESSAGES_PATH}/confirmer/${token}`
/** The photo of a message, for one side. */
export const photoPath = (token: string, message: string): string =>
  `/api/relay/photo/${token}/${message}`
/** The photo of a message of a reported thread, for super admins. */
export const reportedPhotoPath = (thread: string, message: string): string =>
  `/api/relay/reports/${thread}/photos/${message}`

export const API = {
  write: '/api/relay/messages',
  confirm: '/api/relay/confirm',
  read: '/api/relay/read',
  report: '/api/relay/report',
  stop: '/api/relay/stop',
  review: '/api/relay/review',
  inbound: '/api/relay/inbound',
} as const

/** The forms of the page of a thread, as its address names them. */
export const PARTS = { write: 'repondre', report: 'signaler', stop: 'arreter' } as const
export type Part = (typeof PARTS)[keyof typeof PARTS]

export const SENTENCES = {
  empty: 'Écrivez votre message',
  reason: 'Écrivez ce qui ne va pas, en 10 caractères au moins',
  notFound: 'Conversation introuvable',
  noPhoto: 'Photo introuvable',
  notDecided: 'Votre décision n’est pas enregistrée. Réessayez dans un instant',
  saidMore: 'L’autre personne a signalé aussi\u00a0: relisez avant de décider',
  photoTooLarge: 'La photo dépasse 5\u00a0Mo',
  photoType: 'Choisissez une photo JPG, PNG, WEBP ou AVIF',
  tooMany: `Vous avez envoyé ${MESSAGES_A_DAY} messages en 24\u00a0heures, le maximum`,
  tooManyTries: 'Trop de messages détectés',
  waiting: 'Ouvrez d’abord le lien envoyé à votre adresse',
  refused: 'Cette personne ne reçoit plus de messages à ce sujet',
  ownBlock: 'Vous avez signalé cette personne\u00a0: la conversation est fermée',
  ownStop: 'Vous avez arrêté cette conversation',
  over: 'Cette conversation est terminée',
  toOneself: 'Cette annonce est la vôtre\u00a0: vous ne pouvez pas vous écrire',
} as const

/** Against swindles, in plain words. */
export const WARNINGS = [
  'Ne versez jamais d’argent avant de voir l’animal.',
  'N’envoyez pas de code reçu par SMS.',
  'Demandez un détail que seul le vrai trouveur connaît.',
] as const

type Standing = {
  state: State
  /** The side that reported or stopped; null for every other state. */
  endedBy: Side | null
  /** When the side that was reported reported too; null when it did not. */
  alsoReportedAt?: string | null
}

/** Has a side reported the other, in a thread that is closed for it? */
export const hasReported = (
  { state, endedBy, alsoReportedAt = null }: Standing,
  side: Side,
): boolean => state === 'BLOCKED' && (endedBy === side || alsoReportedAt !== null)

/**
 * Why a side may not write now, as that side reads it; null when it may. Whoever was reported or
 * left reads the same neutral words.
 */
export function refusalFor(standing: Standing, side: Side): string | null {
  const { state, endedBy } = standing
  if (state === 'OPEN') return null
  if (state === 'WAITING') return SENTENCES.waiting
  if (state === 'OVER') return SENTENCES.over
  if (hasReported(standing, side)) return SENTENCES.ownBlock
  return endedBy === side ? SENTENCES.ownStop : SENTENCES.refused
}

/** May a side take the conversation up again? Only who left it; a report is the platform's to end. */
export const mayResume = ({ state, endedBy }: Standing, side: Side): boolean =>
  state === 'STOPPED' && endedBy === side

/**
 * May a side report the other? Also of what is over: a swindle is understood late. Also when the
 * other reported first: whoever threatens may be quicker.
 */
export const mayReport = (standing: Standing, side: Side): boolean =>
  standing.state !== 'WAITING' && !hasReported(standing, side)
export const mayStop = ({ state }: Pick<Standing, 'state'>): boolean => state === 'OPEN'

/**
 * What the other side reads of a name: its first word. One that looks like an address or a number
 * says nothing.
 */
export function firstNameOf(name: string): string {
  const first = (name.trim().split(/\s+/)[0] ?? '').slice(0, NAME_MAX)
  const isTelling = /[@\d]|:\/\/|\.\p{L}/u.test(first)
  return first === '' || isTelling ? 'Une personne' : first
}

/**
 * Seconds before a side may write again; 0 when it may now.
 * @param sentAt when its messages of the last 24 hours left, in milliseconds, oldest first
 */
export function waitOf(sentAt: readonly number[], now: number): number {
  if (sentAt.length < MESSAGES_A_DAY) return 0
  const freed = sentAt[sentAt.length - MESSAGES_A_DAY] ?? now
  return Math.max(1, Math.ceil((freed + 24 * 3_600_000 - now) / 1000))
}

/** One way to write an address. */
export const normalise = (email: string): string => email.trim().toLowerCase()
