import { shortDay } from '@/platform/time/model'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const plural = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`

/**
 * How long ago something was: « À l’instant » under a minute, then minutes, hours and days up to
 * seven days, then the date in Paris (dd/MM/yyyy). Source: docs/decisions/exchanges.md.
 */
export function sinceLabel(then: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 1000))
  if (seconds < MINUTE) return 'À l’instant'
  if (seconds < HOUR) return `Il y a ${plural(Math.floor(seconds / MINUTE), 'minute')}`
  if (seconds < DAY) return `Il y a ${plural(Math.floor(seconds / HOUR), 'heure')}`
  if (seconds <= 7 * DAY) return `Il y a ${plural(Math.floor(seconds / DAY), 'jour')}`
  return shortDay(then)
}
