import { shortDay } from '@/platform/time/model'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From the longest: in seconds, and how it is written short and in full. */
const UNITS = [
  { length: DAY, short: 'j', word: 'jour' },
  { length: HOUR, short: 'h', word: 'heure' },
  { length: MINUTE, short: 'm', word: 'minute' },
] as const

/** A moment as it is shown, and as it is said to whoever hears it, where letters alone say too little. */
type Since = { short: string; said: string | null }

/**
 * How long ago something was: « À l’instant » under a minute, then minutes, hours and days up to
 * seven days (« 5 m », « 3 h », « 2 j »), then the date in Paris (dd/MM/yyyy). Source:
 * docs/decisions/exchanges.md.
 */
export function sinceLabel(then: Date, now: Date): Since {
  const seconds = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 1000))
  if (seconds > 7 * DAY) return { short: shortDay(then), said: null }
  const unit = UNITS.find(({ length }) => seconds >= length)
  if (!unit) return { short: 'À l’instant', said: null }
  const count = Math.floor(seconds / unit.length)
  return {
    short: `${count}\u00a0${unit.short}`,
    said: `Il y a ${count} ${unit.word}${count > 1 ? 's' : ''}`,
  }
}
