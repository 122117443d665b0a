import { counted } from '@/platform/french.model'
import { keysOf } from '@/platform/keys.model'
import { dayLabel } from '@/platform/time/model'

/** States of a campaign. Source: docs/decisions/campaigns.md. */
export const STATUS_LABELS = {
  DRAFT: 'Brouillon',
  PUBLISHED: 'En ligne',
  ENDED: 'Terminée',
  ARCHIVED: 'Archivée',
} as const
export type Status = keyof typeof STATUS_LABELS
export const STATUSES = keysOf(STATUS_LABELS)

/** What its team does with a campaign; each step has one that takes it back. */
export const ACTS = ['publish', 'unpublish', 'end', 'reopen', 'archive', 'unarchive'] as const
export type Act = (typeof ACTS)[number]

const MOVES: Readonly<Record<Act, readonly [Status, Status]>> = {
  publish: ['DRAFT', 'PUBLISHED'],
  unpublish: ['PUBLISHED', 'DRAFT'],
  end: ['PUBLISHED', 'ENDED'],
  reopen: ['ENDED', 'PUBLISHED'],
  archive: ['ENDED', 'ARCHIVED'],
  unarchive: ['ARCHIVED', 'ENDED'],
}

const BACK: Readonly<Record<Act, Act>> = {
  publish: 'unpublish',
  unpublish: 'publish',
  end: 'reopen',
  reopen: 'end',
  archive: 'unarchive',
  unarchive: 'archive',
}

/** The act that takes another one back. */
export const undoOf = (act: Act): Act => BACK[act]

/** The state after an act; `null` when it is not open from there. */
export const statusAfter = (status: Status, act: Act): Status | null =>
  MOVES[act][0] === status ? MOVES[act][1] : null

/** The acts that are open from a state. */
export const actsOf = (status: Status): Act[] =>
  ACTS.filter((act) => statusAfter(status, act) !== null)

export const SENTENCES = {
  title: 'Donnez un titre à la collecte',
  story: 'Racontez à quoi servira l’argent avant de publier',
  notFound: 'Cette collecte n’existe pas, ou n’existe plus',
  notThere: 'Cette collecte n’est pas en ligne dans ce refuge',
  notYet: 'Cette collecte n’a pas encore commencé',
  over: 'Cette collecte est terminée\u00a0: vous pouvez toujours donner au refuge',
  onlyGifts: 'Une collecte reçoit des dons ponctuels',
  thanksWithout: 'Ce nom va avec une collecte',
  thanksAmountWithout: 'Écrivez d’abord le prénom ou le pseudo à afficher',
  past: 'Le dernier jour est passé\u00a0: changez-le d’abord',
  order: 'Le dernier jour est avant le premier',
  stale: 'Cette collecte a changé entre-temps. Relisez-la, puis décidez',
  wrongStep: 'Cette collecte n’en est pas là\u00a0: relisez-la, puis décidez',
  hasGifts:
    'Des dons sont arrivés, ou sont en train d’être payés, pour cette collecte\u00a0: terminez-la plutôt que de la retirer',
  kept: 'Une collecte qui a reçu des dons ne se supprime pas\u00a0: terminez-la, puis archivez-la',
  stays: 'Une collecte reste à son refuge',
  goals: 'Les objectifs en euros ne sont pas ouverts sur cette plateforme',
  thanksGone: 'Ce remerciement n’est plus affiché',
} as const

/** Longest texts, in characters; most things, in units; the goal in whole euros. */
export const MAX = {
  title: 100,
  slug: 80,
  summary: 200,
  story: 6000,
  report: 6000,
  pictures: 8,
  goalEuros: 1_000_000,
  thanksName: 40,
  search: 80,
} as const
/** Fewest characters of the name on the wall. */
export const THANKS_NAME_MIN = 2
/** Names that the wall shows; the others are counted. */
export const WALL_NAMES = 60

/** What a donor agrees to when they write a name for the wall. */
export const THANKS_TEXT = 'J’accepte que ce nom soit affiché sur la page de la collecte'

/** Days as `2026-12-24`, in Paris; `null` for none. */
export type Dates = { startsOn: string | null; endsOn: string | null }

/** What visitors see of a campaign on a day: before its first one, nothing. */
export type Standing = 'HIDDEN' | 'COMING' | 'OPEN' | 'ENDED'

/** @param today as `2026-12-24`, at its shelter */
export function standingOf(
  { status, startsOn, endsOn }: Dates & { status: Status },
  today: string,
): Standing {
  if (status === 'ENDED') return 'ENDED'
  if (status !== 'PUBLISHED') return 'HIDDEN'
  if (startsOn !== null && startsOn > today) return 'COMING'
  return endsOn !== null && endsOn < today ? 'ENDED' : 'OPEN'
}

const DAY_MS = 86_400_000

/** Days that are left, this one included; `null` without a last day, 0 once it is over. */
export function daysLeft(endsOn: string | null, today: string): number | null {
  if (endsOn === null) return null
  const days = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS) + 1
  return Math.max(0, days)
}

/** « Dernier jour », « Encore 12 jours »; nothing without a last day. */
export function leftWords(endsOn: string | null, today: string): string | null {
  const left = daysLeft(endsOn, today)
  if (left === null || left === 0) return null
  return left === 1 ? 'Dernier jour' : `Encore ${left}\u00a0jours`
}

const whole = (day: string): string => dayLabel(day, { year: 'numeric' })

/** « Du 1 au 24 décembre 2026 » in full; nothing without dates. */
export function datesWords({ startsOn, endsOn }: Dates): string | null {
  if (startsOn && endsOn) return `Du ${whole(startsOn)} au ${whole(endsOn)}`
  if (endsOn) return `Jusqu’au ${whole(endsOn)}`
  return startsOn ? `Depuis le ${whole(startsOn)}` : null
}

/** The money that gifts brought and people who gave it, after refunds. Sums in cents. */
export type Received = { receivedCents: number; donors: number }

/**
 * What a campaign received of the lines of its gifts: a sum of the ledger, tips apart. Whoever was
 * given everything back is no donor any more. The same in SQL: `RECEIVED` of `rows.ts`.
 */
export function receivedOf(lines: ReadonlyArray<{ donor: string; amountCents: number }>): Received {
  const byDonor = new Map<string, number>()
  for (const { donor, amountCents } of lines) {
    byDonor.set(donor, (byDonor.get(donor) ?? 0) + amountCents)
  }
  const sums = [...byDonor.values()]
  return {
    receivedCents: sums.reduce((sum, cents) => sum + cents, 0),
    donors: sums.filter((cents) => cents > 0).length,
  }
}

export const donorsWords = (count: number): string =>
  count === 0 ? 'Personne n’a encore donné' : counted(count, 'donateur', 'donateurs')

/** How far a campaign is, in whole percent from 0 to 100: 100 only once all is there. */
export function percentOf(receivedCents: number, goalCents: number): number {
  if (goalCents <= 0 || receivedCents <= 0) return 0
  return receivedCents >= goalCents
    ? 100
    : Math.min(99, Math.floor((receivedCents / goalCents) * 100))
}

/** Addresses. */
export const COLLECTION = 'campaigns'
export const LIST_PATH = '/agir/campagnes'
export const DESK_PATH = '/admin/collectes'
export const API = '/api/campaigns'
export const campaignPath = (slug: string): string => `${LIST_PATH}/${slug}`
export const shelterCampaignsPath = (shelterSlug: string): string =>
  `/shelter/${shelterSlug}/collectes`
export const givePath = (shelterSlug: string, slug: string): string =>
  `${shelterCampaignsPath(shelterSlug)}/${slug}/donner`

/** What the thanks for a gift say of its campaign. @param origin the address of the site */
export const giftWords = (
  { title, slug }: { title: string; slug: string },
  origin: string,
): string =>
  `Il va à la collecte «\u00a0${title}\u00a0», dont la page dit où elle en est\u00a0: ${origin}${campaignPath(slug)}`
