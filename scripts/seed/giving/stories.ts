import { createRandom, type Random } from '../illustrations/prng'
import { typography } from '../wording/grammar'

/** One gift of the demonstration, as it went; sums in cents. */
export type GiftStory = {
  /** Rank of the donor. */
  donor: number
  daysAgo: number
  amountCents: number
  tipCents: number
  /** Rank of the animal that it is for, if any. */
  animal: number | null
  status: 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'DISPUTED' | 'FAILED' | 'EXPIRED'
  message: string | null
  isAnonymous: boolean
  newsletter: boolean
  receiptWanted: boolean
}

export type SponsorStory = {
  donor: number
  animal: number | null
  status: 'ACTIVE' | 'PAST_DUE' | 'PAUSED' | 'AWAITING_CHOICE' | 'ENDED'
  endReason: 'DONOR' | 'CARD' | 'ANIMAL_LEFT' | 'NO_ANSWER' | 'SHELTER' | null
  frequency: 'monthly' | 'quarterly' | 'yearly'
  amountCents: number
  tipCents: number
  /** Of its first payment. */
  startedDaysAgo: number
  /** When it stopped taking terms: ended, paused, or waiting. */
  stoppedDaysAgo: number | null
  isAnonymous: boolean
  receiptWanted: boolean
}

const MESSAGES = [
  'Pour les croquettes des anciens.',
  'Merci pour tout ce que vous faites, continuez !',
  'En souvenir de Pollux, parti cet été.',
  'Nous avons adopté chez vous il y a deux ans, elle va très bien.',
  'Pour les frais de vétérinaire.',
  'Avec toute l’affection de la classe de CE2.',
  'Bon courage à toute l’équipe pour l’hiver.',
].map(typography)

/** Days of two years: what the setting shows. */
const SPAN = 715

const tip = (rng: Random, amountCents: number): number =>
  rng.chance(0.62) ? 0 : Math.round((amountCents * rng.pick([5, 10, 10, 15])) / 100)

/** People give most at the end of a year and before the summer. */
function daysAgoOf(rng: Random, today: Date): number {
  for (let tries = 0; tries < 8; tries += 1) {
    const daysAgo = rng.int(1, SPAN)
    const month = new Date(today.getTime() - daysAgo * 86_400_000).getUTCMonth()
    const weight = [0.4, 0.4, 0.5, 0.5, 0.6, 0.8, 0.5, 0.4, 0.5, 0.6, 0.85, 1][month] ?? 0.5
    if (rng.chance(weight)) return daysAgo
  }
  return rng.int(1, SPAN)
}

/** Every twentieth gift or so went another way than most. */
const UNUSUAL: Partial<Record<number, GiftStory['status']>> = {
  4: 'REFUNDED',
  11: 'FAILED',
  17: 'PARTIALLY_REFUNDED',
  23: 'EXPIRED',
  38: 'DISPUTED',
}

/**
 * The gifts of a shelter over two years, oldest first; the same for the same key and day.
 * @param count how many
 * @param donors how many people give
 */
export function giftsOf(of: {
  key: string
  today: Date
  count: number
  donors: number
  animals: number
}): GiftStory[] {
  const rng = createRandom(`giving:${of.key}`)
  const gifts = Array.from({ length: of.count }, (_, index): GiftStory => {
    const amountCents = rng.pick([1000, 1500, 2000, 2500, 2500, 3000, 5000, 5000, 10_000, 20_000])
    const status = UNUSUAL[index % 60] ?? 'PAID'
    return {
      donor: rng.int(0, of.donors - 1),
      daysAgo: daysAgoOf(rng, of.today),
      amountCents,
      tipCents: tip(rng, amountCents),
      animal: of.animals > 0 && rng.chance(0.3) ? rng.int(0, of.animals - 1) : null,
      status,
      message: rng.chance(0.18) ? rng.pick(MESSAGES) : null,
      isAnonymous: rng.chance(0.08),
      newsletter: rng.chance(0.3),
      receiptWanted: rng.chance(0.5),
    }
  })
  return gifts.sort((a, b) => b.daysAgo - a.daysAgo)
}

type Way = Pick<SponsorStory, 'status' | 'endReason' | 'startedDaysAgo' | 'stoppedDaysAgo'>
const on = (startedDaysAgo: number): Way => ({
  status: 'ACTIVE',
  endReason: null,
  startedDaysAgo,
  stoppedDaysAgo: null,
})
const off = (
  startedDaysAgo: number,
  stoppedDaysAgo: number,
  endReason: SponsorStory['endReason'],
): Way => ({ status: 'ENDED', endReason, startedDaysAgo, stoppedDaysAgo })

/** Every state that a sponsorship can be in, those that are usual more than once. */
const WAYS: readonly Way[] = [
  on(402),
  on(75),
  { status: 'PAST_DUE', endReason: null, startedDaysAgo: 125, stoppedDaysAgo: 4 },
  off(500, 190, 'DONOR'),
  { status: 'PAUSED', endReason: null, startedDaysAgo: 260, stoppedDaysAgo: 35 },
  on(220),
  { status: 'AWAITING_CHOICE', endReason: null, startedDaysAgo: 310, stoppedDaysAgo: 6 },
  on(31),
  off(430, 300, 'CARD'),
  on(610),
  off(380, 120, 'ANIMAL_LEFT'),
  on(12),
  off(290, 150, 'NO_ANSWER'),
  on(145),
  on(340),
  off(200, 60, 'SHELTER'),
  on(18),
  on(95),
]

const FREQUENCIES = ['monthly', 'monthly', 'quarterly', 'yearly'] as const

/** The sponsorships of a shelter, in every state; the same for the same key. */
export function sponsorsOf(of: {
  key: string
  count: number
  donors: number
  animals: number
}): SponsorStory[] {
  const rng = createRandom(`sponsors:${of.key}`)
  return Array.from({ length: of.count }, (_, index): SponsorStory => {
    const way = WAYS[index % WAYS.length] as Way
    const frequency = way.status === 'ACTIVE' ? rng.pick(FREQUENCIES) : 'monthly'
    const amountCents = { monthly: 1000, quarterly: 3000, yearly: 12_000 }[frequency]
    return {
      ...way,
      donor: rng.int(0, of.donors - 1),
      // Two sponsors share a favourite; one in nine supports the whole shelter.
      animal: of.animals > 0 && index % 9 !== 8 ? (index >> 1) % of.animals : null,
      frequency,
      amountCents: Math.round((amountCents * rng.pick([5, 10, 10, 15])) / 10),
      tipCents: rng.chance(0.6) ? 0 : rng.pick([100, 200]),
      isAnonymous: rng.chance(0.08),
      receiptWanted: rng.chance(0.6),
    }
  })
}

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const

/** The same day so many months later, or the last of a month that has no such day. */
export function monthsAfter(start: Date, months: number): Date {
  const then = new Date(start)
  then.setUTCMonth(then.getUTCMonth() + months)
  if (then.getUTCDate() !== start.getUTCDate()) then.setUTCDate(0)
  return then
}

/** The instants of the terms that were taken before `until`, and the one that comes next. */
export function termsOf(
  start: Date,
  frequency: SponsorStory['frequency'],
  until: Date,
): { taken: Date[]; next: Date } {
  const taken: Date[] = []
  for (let term = 0; ; term += 1) {
    const at = monthsAfter(start, term * MONTHS[frequency])
    if (at >= until) return { taken, next: at }
    taken.push(at)
  }
}
