import { zoneOf } from '../../platform/time/zones.model'

/** Weekdays as stored: 0 = Sunday. Screens list Monday first. */
export const WEEKDAY_LABELS = [
  'Dimanche',
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
] as const

/** Stored weekdays in the order that every screen shows them. */
export const WEEKDAYS_MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const

export type OpeningHour = {
  id?: string | null
  weekday: number
  opensAt?: string | null
  closesAt?: string | null
  isClosed?: boolean | null
}

/** Minutes since midnight of an « HH:mm » time, `null` when it is not one. */
export function minutesOf(time: string | null | undefined): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '')
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** « 14 h » or « 14 h 30 » for an « HH:mm » time. */
export function timeLabel(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = `${Number(hours)} h`
  return minutes === '00' ? hour : `${hour} ${minutes}`
}

/** The opening periods of a stored weekday, earliest first. */
export function periodsOf(hours: readonly OpeningHour[], weekday: number): OpeningHour[] {
  return hours
    .filter((hour) => hour.weekday === weekday && !hour.isClosed)
    .filter((hour) => minutesOf(hour.opensAt) !== null && minutesOf(hour.closesAt) !== null)
    .sort((a, b) => (minutesOf(a.opensAt) ?? 0) - (minutesOf(b.opensAt) ?? 0))
}

/** Weekday (0 = Sunday) and minutes since midnight in the shelter's own time zone. */
export function localMoment(now: Date, timezone: string): { weekday: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zoneOf(timezone),
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'))
  return { weekday, minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** Nothing, « demain », or the name of the day, `days` days after a stored weekday. */
function dayWord(weekday: number, days: number): string {
  if (days < 2) return days === 0 ? '' : 'demain '
  const name = (WEEKDAY_LABELS[(weekday + days) % 7] ?? '').toLowerCase()
  return days === 7 ? `${name} prochain ` : `${name} `
}

/**
 * What the hours say at a moment, in the shelter's time zone: « Ouvert maintenant, jusqu’à
 * 18 h », or when it opens next. `null` when no period is known at all.
 */
export function openingState(
  hours: readonly OpeningHour[],
  now: Date,
  timezone: string,
): { isOpen: boolean; sentence: string } | null {
  const { weekday, minutes } = localMoment(now, timezone)
  for (let days = 0; days <= 7; days += 1) {
    for (const { opensAt, closesAt } of periodsOf(hours, (weekday + days) % 7)) {
      const [opens, closes] = [minutesOf(opensAt) ?? 0, minutesOf(closesAt) ?? 0]
      if (days === 0 && minutes >= opens && minutes < closes) {
        return { isOpen: true, sentence: `Ouvert maintenant, jusqu’à ${timeLabel(closesAt ?? '')}` }
      }
      if (days === 0 && minutes >= opens) continue
      const when = `${dayWord(weekday, days)}à ${timeLabel(opensAt ?? '')}`
      return { isOpen: false, sentence: `Fermé, ouvre ${when}` }
    }
  }
  return null
}

/** Is the shelter open at this moment? */
export function isOpenAt(hours: readonly OpeningHour[], now: Date, timezone: string): boolean {
  return openingState(hours, now, timezone)?.isOpen ?? false
}
