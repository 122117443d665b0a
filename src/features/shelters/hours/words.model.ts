import { dayLabel } from '../../../platform/time/model'

import {
  minutesOf,
  periodsOf,
  timeLabel,
  WEEKDAY_LABELS,
  WEEKDAYS_MONDAY_FIRST,
  type OpeningException,
  type OpeningHour,
} from '../opening-hours.model'

/** « a », « a et b », « a, b et c ». */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} et ${last}`
}

/** « de 10 h à 12 h et de 14 h à 18 h ». */
const hoursWords = (periods: ReadonlyArray<Pick<OpeningHour, 'opensAt' | 'closesAt'>>): string =>
  listed(
    periods.map(
      ({ opensAt, closesAt }) => `de ${timeLabel(opensAt ?? '')} à ${timeLabel(closesAt ?? '')}`,
    ),
  )

const nameOf = (weekday: number) => (WEEKDAY_LABELS[weekday] ?? '').toLowerCase()

/** « le lundi et du mercredi au samedi »: days by their place in the week, Monday first. */
function daysWords(places: readonly number[]): string {
  if (places.length === 7) return 'tous les jours'
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && run.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  const name = (place: number | undefined) => nameOf(WEEKDAYS_MONDAY_FIRST[place ?? 0] ?? 0)
  return listed(
    runs.flatMap((run) =>
      run.length > 2
        ? [`du ${name(run[0])} au ${name(run.at(-1))}`]
        : run.map((place) => `le ${name(place)}`),
    ),
  )
}

/**
 * A week in one or two sentences: « Ouvert du mardi au samedi de 14 h à 18 h. Fermé le lundi et
 * le dimanche. » Empty when nothing is known, as the site then shows nothing.
 */
export function weekSentence(hours: readonly OpeningHour[]): string {
  if (hours.length === 0) return ''
  const groups = new Map<string, number[]>()
  WEEKDAYS_MONDAY_FIRST.forEach((weekday, place) => {
    const words = hoursWords(periodsOf(hours, weekday))
    groups.set(words, [...(groups.get(words) ?? []), place])
  })
  const closed = groups.get('') ?? []
  groups.delete('')
  const open = [...groups].map(([words, places]) => `${daysWords(places)} ${words}`)
  return [
    open.length > 0 ? `Ouvert ${open.join('\u00a0; ')}.` : '',
    closed.length > 0 ? `Fermé ${daysWords(closed)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** « le vendredi 25 décembre », « du 24 au 26 décembre », « du 30 décembre au 2 janvier ». */
export function rangeWords(startDate: string, endDate: string, year?: 'numeric'): string {
  if (startDate === endDate) return `le ${dayLabel(startDate, { weekday: 'long', year })}`
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7)
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  const first = dayLabel(startDate, { year: isOneYear ? undefined : year })
  const until = dayLabel(endDate, { year })
  return `du ${isOneMonth ? first.split(' ')[0] : first} au ${until}`
}

/**
 * « Fermé du 24 au 26 décembre (Fêtes) », « Ouvert exceptionnellement le vendredi 1er janvier de
 * 10 h à 12 h ». Empty while a day or an hour is missing.
 * @param withYear for days that are not in the twelve months to come
 */
export function exceptionSentence(exception: OpeningException, withYear = false): string {
  const { startDate, endDate, label, isClosed } = exception
  if ([startDate, endDate].some((day) => Number.isNaN(Date.parse(day)))) return ''
  if (endDate < startDate) return ''
  const when = rangeWords(startDate, endDate, withYear ? 'numeric' : undefined)
  const why = label?.trim() ? ` (${label.trim()})` : ''
  if (isClosed) return `Fermé ${when}${why}`
  const rows = (exception.periods ?? []).map((period) => ({ ...period, weekday: 0 }))
  const hours = hoursWords(
    periodsOf(rows, 0).filter(
      (row) => (minutesOf(row.opensAt) ?? 0) < (minutesOf(row.closesAt) ?? 0),
    ),
  )
  return hours ? `Ouvert exceptionnellement ${when} ${hours}${why}` : ''
}
