import { minutesOf, type OpeningException, type OpeningHour } from '../opening-hours.model'

/** Most periods of one day. Source: docs/decisions/shelters.md. */
export const MOST_PERIODS = 3
/** Most exceptions that a shelter keeps, past ones included. Source: docs/decisions/shelters.md. */
export const MOST_EXCEPTIONS = 60
/** Longest exception, in days. */
const LONGEST_EXCEPTION = 366

type Period = Pick<OpeningHour, 'opensAt' | 'closesAt'>

export type PeriodProblem = {
  /** Which of the periods that were given. */
  index: number
  field: 'opensAt' | 'closesAt'
  message: string
  /** Something is still missing: whoever types has perhaps not come to it. */
  isUnfinished?: true
}

const isMissing = ({ opensAt, closesAt }: Period) => !opensAt || !closesAt

/** What is wrong with the periods of one day, in French, in the order of the periods. */
export function periodProblems(periods: readonly Period[]): PeriodProblem[] {
  const problems: PeriodProblem[] = []
  const whole: Array<{ index: number; opens: number; closes: number }> = []
  periods.forEach((period, index) => {
    if (index >= MOST_PERIODS) {
      const message = `${MOST_PERIODS} plages par jour au maximum`
      problems.push({ index, field: 'opensAt', message })
    } else if (isMissing(period)) {
      const message = 'Indiquez les deux heures, ou cochez «\u00a0Fermé\u00a0»'
      const field = period.opensAt ? 'closesAt' : 'opensAt'
      problems.push({ index, field, message, isUnfinished: true })
    } else {
      const [opens, closes] = [minutesOf(period.opensAt) ?? 0, minutesOf(period.closesAt) ?? 1440]
      const message = 'La fermeture doit venir après l’ouverture'
      if (opens >= closes) problems.push({ index, field: 'closesAt', message })
      else whole.push({ index, opens, closes })
    }
  })
  whole.sort((a, b) => a.opens - b.opens)
  let end = 0
  for (const { index, opens, closes } of whole) {
    const message = 'Cette plage commence avant la fin d’une autre'
    if (opens < end) problems.push({ index, field: 'opensAt', message })
    end = Math.max(end, closes)
  }
  return problems.sort((a, b) => a.index - b.index)
}

/** What is wrong with a week: the problems of each day, by the place of its rows in the week. */
export function weekProblems(hours: readonly OpeningHour[]): PeriodProblem[] {
  const rows = hours.map((hour, index) => ({ hour, index }))
  return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const day = rows.filter(({ hour }) => hour.weekday === weekday && !hour.isClosed)
    return periodProblems(day.map(({ hour }) => hour)).map((problem) => ({
      ...problem,
      index: day[problem.index]?.index ?? 0,
    }))
  })
}

export type ExceptionProblem = {
  /** From the exception on: `['endDate']`, `['periods', 1, 'closesAt']`. */
  path: ReadonlyArray<string | number>
  message: string
  isUnfinished?: true
}

const isDay = (day: string | undefined): day is string => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day
}

/**
 * What is wrong with one exception, in French.
 * @param others the exceptions that come before it
 */
export function exceptionProblems(
  exception: OpeningException,
  others: readonly OpeningException[],
): ExceptionProblem[] {
  const { startDate, endDate, isClosed } = exception
  const periods = exception.periods ?? []
  const problems: ExceptionProblem[] = []
  const say = (path: ExceptionProblem['path'], message: string) => problems.push({ path, message })
  if (!isDay(startDate)) {
    problems.push({ path: ['startDate'], message: 'Indiquez le premier jour', isUnfinished: true })
  } else if (!isDay(endDate)) {
    problems.push({ path: ['endDate'], message: 'Indiquez le dernier jour', isUnfinished: true })
  } else if (endDate < startDate) {
    say(['endDate'], 'Le dernier jour doit venir après le premier')
  } else if (Date.parse(endDate) - Date.parse(startDate) >= LONGEST_EXCEPTION * 86_400_000) {
    say(['endDate'], 'Un an au maximum')
  } else if (others.some((each) => each.startDate === startDate && each.endDate === endDate)) {
    say(['startDate'], 'Ces jours sont déjà dans une autre ligne')
  }
  if (isClosed) return problems
  const words = 'Indiquez les deux heures, ou choisissez «\u00a0Fermé\u00a0»'
  if (periods.length === 0) {
    problems.push({ path: ['periods'], message: words, isUnfinished: true })
  }
  for (const { index, field, message, isUnfinished } of periodProblems(periods)) {
    problems.push({
      path: ['periods', index, field],
      message: isUnfinished ? words : message,
      ...(isUnfinished && { isUnfinished }),
    })
  }
  return problems
}
