import { addDays, dayIn, instantIn } from '@/platform/time/model'

/** Minutes, people, weeks. */
export const SLOT_LIMITS = {
  leastMinutes: 15,
  mostMinutes: 720,
  places: 50,
  weeks: 26,
  /** How far ahead a slot may be, in days. */
  ahead: 366,
} as const

export type Series = {
  /** Calendar day of the first, as `2026-10-25`. */
  day: string
  /** What the clocks of the shelter show, as `09:30`. */
  time: string
  /** How many weeks it comes back, itself included: 1 for a single one. */
  weeks: number
}

/**
 * The instants of a slot that comes back each week at the same hour of the clocks of a place: the hour
 * stays when clocks change.
 * @param zone IANA name
 */
export const seriesOf = ({ day, time, weeks }: Series, zone: string): Date[] =>
  Array.from({ length: weeks }, (_, week) => instantIn(zone, addDays(day, 7 * week), time))

type Times = { startsAt: Date; minutes: number }

export const endOf = ({ startsAt, minutes }: Times): Date =>
  new Date(startsAt.getTime() + minutes * 60_000)

/** Do two slots share a moment? One may begin when the other ends. */
export const overlap = (one: Times, other: Times): boolean =>
  one.startsAt < endOf(other) && other.startsAt < endOf(one)

type Asked = Times & { isCancelled: boolean; places: number; taken: number }

/** Why a slot cannot be taken; null when it can. */
export function refuseTaking(slot: Asked, now: Date): 'cancelled' | 'begun' | 'full' | null {
  if (slot.isCancelled) return 'cancelled'
  if (slot.startsAt <= now) return 'begun'
  return slot.taken >= slot.places ? 'full' : null
}

/** Hours of the clock between which people are reminded. */
const REMIND_FROM = 9
const REMIND_UNTIL = 20

/**
 * Is it time to remind somebody of a slot: the day before, at a decent hour of the clocks of its place?
 * @param zone IANA name
 */
export function isReminderDue(startsAt: Date, zone: string, now: Date): boolean {
  const today = dayIn(zone, now)
  if (addDays(today, 1) !== dayIn(zone, startsAt)) return false
  const from = instantIn(zone, today, `${String(REMIND_FROM).padStart(2, '0')}:00`)
  const until = instantIn(zone, today, `${REMIND_UNTIL}:00`)
  return from <= now && now < until
}
