import { addDays } from '../../../platform/time/model'

/** How many exceptions are told on a shelter's site. */
const MOST_TOLD = 6

type Days = {
  /** As `2026-12-24`. */
  startDate: string
  endDate: string
}

/** For `sort`: what begins first comes first, then what ends first. */
export const bySoonest = (a: Days, b: Days): number =>
  a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate)

/**
 * The exceptions to tell visitors, soonest first: those not over, that begin within a year.
 * @param today on the shelter's clocks, as `2026-12-24`
 */
export function exceptionsToTell<Exception extends Days>(
  exceptions: readonly Exception[],
  today: string,
): Exception[] {
  return exceptions
    .filter(({ startDate, endDate }) => endDate >= today && startDate <= addDays(today, 364))
    .sort(bySoonest)
    .slice(0, MOST_TOLD)
}
