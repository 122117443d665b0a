import {
  minutesOf,
  periodsOf,
  WEEKDAYS_MONDAY_FIRST,
  type OpeningException,
  type OpeningHour,
} from '@/features/shelters/opening-hours.model'
import { addDays } from '@/platform/time/model'

import { LONGEST_EXCEPTION_DAYS, MOST_EXCEPTIONS } from './hours.model'

/** Names of the columns and fields of a week, by stored weekday: 0 is Sunday. */
export const DAY_NAMES = [
  'dimanche',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
] as const
export type DayName = (typeof DAY_NAMES)[number]

const MOST_PERIODS = 4

type Period = { opensAt: string; closesAt: string }

const TIME = /^(\d{1,2})\s*(?:h|:)\s*(\d{2})?$/i

/** « 9 h », « 9h30 » and « 09:30 » as `09:30`; midnight as an end is `00:00`. Null for anything else. */
function timeOf(text: string): string | null {
  const match = TIME.exec(text.trim())
  if (!match) return null
  const [, hour = '', minutes = '00'] = match
  const time = `${(hour === '24' ? '00' : hour).padStart(2, '0')}:${minutes}`
  return minutesOf(time) === null ? null : time
}

const PERIODS_HELP = 'Écrivez par exemple «\u00a09h-12h, 14h-18h30\u00a0», ou «\u00a0fermé\u00a0»'

export type Read<T> = { value: T; error?: undefined } | { value?: undefined; error: string }

/** The periods of one day as people write them: « 9h-12h, 14h-18h30 ». Nothing, or « fermé », is none. */
export function readPeriods(text: string): Read<Period[]> {
  const clean = text.replace(/\u00a0/g, ' ').trim()
  if (clean === '' || /^ferm[ée]e?$/i.test(clean)) return { value: [] }
  const periods: Period[] = []
  for (const part of clean.split(/[,;]|\s+et\s+/)) {
    const [from = '', to = '', ...rest] = part.replace(/^\s*de\s+/i, '').split(/\s*(?:[-–—]|à)\s*/)
    const [opensAt, closesAt] = [timeOf(from), timeOf(to)]
    if (!opensAt || !closesAt || rest.length > 0) return { error: PERIODS_HELP }
    if (opensAt === closesAt) return { error: 'Une période doit finir après son début' }
    periods.push({ opensAt, closesAt })
  }
  periods.sort((a, b) => a.opensAt.localeCompare(b.opensAt))
  if (periods.length > MOST_PERIODS)
    return { error: `${MOST_PERIODS} périodes par jour au maximum` }
  const isMixed = periods.some(({ opensAt, closesAt }, at) => {
    const next = periods[at + 1]
    return next !== undefined && (closesAt < opensAt || closesAt > next.opensAt)
  })
  return isMixed ? { error: 'Deux périodes se chevauchent' } : { value: periods }
}

/** « 9h-12h, 14h-18h30 » of a stored day: what {@link readPeriods} reads back. */
export const writePeriods = (hours: readonly OpeningHour[], weekday: number): string =>
  periodsOf(hours, weekday)
    .map(({ opensAt, closesAt }) => `${shortTime(opensAt)}-${shortTime(closesAt)}`)
    .join(', ')

const shortTime = (time: string | null | undefined): string => {
  const [hour = '', minutes = ''] = (time ?? '').split(':')
  return `${Number(hour)}h${minutes === '00' ? '' : minutes}`
}

/** The week of seven such texts; one sentence for each wrong day. */
export function readWeek(texts: Readonly<Partial<Record<DayName, string>>>): {
  hours: OpeningHour[]
  errors: Partial<Record<DayName, string>>
} {
  const hours: OpeningHour[] = []
  const errors: Partial<Record<DayName, string>> = {}
  for (const weekday of WEEKDAYS_MONDAY_FIRST) {
    const name = DAY_NAMES[weekday]
    const { value, error } = readPeriods(texts[name] ?? '')
    if (error) errors[name] = error
    hours.push(...(value ?? []).map((period) => ({ weekday, ...period })))
  }
  return { hours, errors }
}

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** « 24/12/2026 » as `2026-12-24`; null for a day that does not exist. */
function dayOf(text: string): string | null {
  const match = DAY.exec(text.trim())
  if (!match) return null
  const [, day = '', month = '', year = ''] = match
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** Characters of one line: above the longest that says anything. */
const LONGEST_LINE = 200
const DAY_MS = 86_400_000
/** Days that all exceptions of a place tell together. */
const MOST_DAYS = 400

/** The parts of a line; empty ones for what has none. */
function partsOf(line: string): { from: string; to: string; words: string; label: string | null } {
  const colon = line.indexOf(':')
  const head = colon < 0 ? '' : line.slice(0, colon).trim().replace(/^du /i, '')
  const [from = '', to = from, ...more] = head.split(/ au /i)
  const rest = line.slice(colon + 1).trim()
  const label = /\(([^()]{1,60})\)$/.exec(rest)
  const words = label ? rest.slice(0, label.index).trim() : rest
  return { from, to: more.length > 0 ? '' : to, words, label: label?.[1] ?? null }
}

/**
 * Days that the week does not tell, one a line: « 24/12/2026 : 9h-12h », « du 01/08/2026 au
 * 15/08/2026 : fermé (congés) ».
 */
export function readExceptions(text: string): Read<OpeningException[]> {
  const lines = text
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  const exceptions: OpeningException[] = []
  for (const line of lines.filter(Boolean)) {
    const { from, to, words, label } = partsOf(line.slice(0, LONGEST_LINE))
    const [startDate, endDate] = [dayOf(from), dayOf(to)]
    const { value: periods, error } = readPeriods(words)
    if (!startDate || !endDate || !words || line.length > LONGEST_LINE) {
      return {
        error: `Nous ne comprenons pas «\u00a0${line.slice(0, 60)}\u00a0». Écrivez par exemple «\u00a024/12/2026\u00a0: fermé\u00a0».`,
      }
    }
    if (error) return { error }
    if (endDate < startDate) return { error: 'Une exception doit finir après son début' }
    if (endDate >= addDays(startDate, LONGEST_EXCEPTION_DAYS)) {
      return { error: 'Une exception dure un an au plus' }
    }
    if (periods?.some(({ opensAt, closesAt }) => closesAt < opensAt && closesAt !== '00:00')) {
      return { error: 'Un jour d’exception ne passe pas minuit' }
    }
    const isClosed = periods?.length === 0
    exceptions.push({ startDate, endDate, label, isClosed, periods: periods ?? [] })
  }
  const days = exceptions.reduce(
    (sum, { startDate, endDate }) =>
      sum + (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1,
    0,
  )
  if (days > MOST_DAYS) return { error: `Les exceptions durent ${MOST_DAYS} jours en tout au plus` }
  if (exceptions.length > MOST_EXCEPTIONS) {
    return { error: `${MOST_EXCEPTIONS} exceptions au maximum` }
  }
  return { value: exceptions }
}

const frenchDay = (day: string): string => day.split('-').reverse().join('/')

/** What {@link readExceptions} reads back, one a line. */
export const writeExceptions = (exceptions: readonly OpeningException[]): string =>
  exceptions
    .map(({ startDate, endDate, isClosed, periods, label }) => {
      const range =
        startDate === endDate
          ? frenchDay(startDate)
          : `du ${frenchDay(startDate)} au ${frenchDay(endDate)}`
      const rows = (periods ?? []).map((period) => ({ ...period, weekday: 0 }))
      const words = isClosed ? 'fermé' : writePeriods(rows, 0)
      return `${range}\u00a0: ${words}${label ? ` (${label})` : ''}`
    })
    .join('\n')
