import { addDays } from './model'

/** Easter Sunday of a year of the Gregorian calendar, as `2026-04-05` (Meeus, Astronomical Algorithms). */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)]
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

/** Days that are the same each year (article L3133-1 of the Code du travail), as `MM-DD`. */
const FIXED = [
  ['01-01', 'Jour de l’an'],
  ['05-01', 'Fête du Travail'],
  ['05-08', '8 mai 1945'],
  ['07-14', 'Fête nationale'],
  ['08-15', 'Assomption'],
  ['11-01', 'Toussaint'],
  ['11-11', '11 novembre 1918'],
  ['12-25', 'Noël'],
] as const

/** Those that move, in days after Easter. */
const AFTER_EASTER = [
  [1, 'Lundi de Pâques'],
  [39, 'Ascension'],
  [50, 'Lundi de Pentecôte'],
] as const

/** Departments where local law adds Good Friday and the day after Christmas (article L3134-13). */
const ALSACE_MOSELLE: readonly string[] = ['57', '67', '68']

/** The end of slavery, on its own day of each overseas department (article L3422-2), as `MM-DD`. */
const ABOLITION: Readonly<Record<string, string>> = {
  '971': '05-27',
  '972': '05-22',
  '973': '06-10',
  '974': '12-20',
  '976': '04-27',
  '977': '10-09',
  '978': '05-28',
}

export type Holiday = { day: string; name: string }

/**
 * The public holidays of a year with their French names, in order.
 * @param department code of the department, for the days of Alsace and Moselle and of those overseas
 */
export function namedHolidays(year: number, department?: string | null): Holiday[] {
  const easter = easterOf(year)
  const days: Holiday[] = [
    ...FIXED.map(([day, name]) => ({ day: `${year}-${day}`, name })),
    ...AFTER_EASTER.map(([after, name]) => ({ day: addDays(easter, after), name })),
  ]
  if (ALSACE_MOSELLE.includes(department ?? '')) {
    days.push(
      { day: addDays(easter, -2), name: 'Vendredi saint' },
      { day: `${year}-12-26`, name: 'Saint-Étienne' },
    )
  }
  const abolition = ABOLITION[department ?? '']
  if (abolition) days.push({ day: `${year}-${abolition}`, name: 'Abolition de l’esclavage' })
  return days.sort((a, b) => a.day.localeCompare(b.day))
}

/** The days of {@link namedHolidays}, as `2026-05-14`, in order. */
export const publicHolidays = (year: number, department?: string | null): string[] =>
  namedHolidays(year, department).map(({ day }) => day)

/**
 * The next public holidays, those of today included.
 * @param today as `2026-05-14`
 * @param count how many at most, within two years
 */
export function nextHolidays(today: string, count: number, department?: string | null): Holiday[] {
  const year = Number(today.slice(0, 4))
  return [...namedHolidays(year, department), ...namedHolidays(year + 1, department)]
    .filter(({ day }) => day >= today)
    .slice(0, count)
}

/** From Monday to Friday, public holidays excepted. @param day as `2026-05-14` */
export function isWorkingDay(day: string, department?: string | null): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  return !publicHolidays(Number(day.slice(0, 4)), department).includes(day)
}

/**
 * The first day after so many clear working days: neither the day of the event nor the last day
 * of the delay counts (« délai franc »).
 * @param day of the event, as `2026-05-14`
 */
export function dayAfterWorkingDays(
  day: string,
  count: number,
  department?: string | null,
): string {
  let last = day
  for (let left = count; left > 0;) {
    last = addDays(last, 1)
    if (isWorkingDay(last, department)) left -= 1
  }
  return addDays(last, 1)
}
