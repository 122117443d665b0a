import { parisDay, parisFormat } from '@/platform/time/model'

/** Months that the summary looks back on, this one included. */
export const SUMMARY_MONTHS = 24

/** What moved in one month of Paris, in cents; tips are not in it. */
export type MonthSums = {
  /** `2026-11` */
  month: string
  /** Single gifts that were paid. */
  giftsCents: number
  /** Terms of sponsorships that were paid. */
  sponsorshipsCents: number
  /** Refunds, and gifts that a bank took back; never negative. */
  givenBackCents: number
  /** Payments, of both kinds. */
  count: number
}

/** The last so many months in Paris, this one included, oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 1] = parisDay(now).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(year, month - count + index, 1))
    return at.toISOString().slice(0, 7)
  })
}

/** One line for each month, also for those in which nothing moved. */
export function everyMonth(now: Date, rows: readonly MonthSums[]): MonthSums[] {
  const known = new Map(rows.map((row) => [row.month, row]))
  return lastMonths(now, SUMMARY_MONTHS).map(
    (month) =>
      known.get(month) ?? {
        month,
        giftsCents: 0,
        sponsorshipsCents: 0,
        givenBackCents: 0,
        count: 0,
      },
  )
}

/** What stayed with the shelter. */
export const netOf = (sums: Omit<MonthSums, 'month' | 'count'>): number =>
  sums.giftsCents + sums.sponsorshipsCents - sums.givenBackCents

/** Several months as one. */
export const sumOf = (rows: readonly MonthSums[]): Omit<MonthSums, 'month'> =>
  rows.reduce(
    (sum, row) => ({
      giftsCents: sum.giftsCents + row.giftsCents,
      sponsorshipsCents: sum.sponsorshipsCents + row.sponsorshipsCents,
      givenBackCents: sum.givenBackCents + row.givenBackCents,
      count: sum.count + row.count,
    }),
    { giftsCents: 0, sponsorshipsCents: 0, givenBackCents: 0, count: 0 },
  )

/**
 * The values at which a chart draws its lines, in cents: 0, then up to five round ones of which
 * the last is not smaller than what is drawn.
 */
export function linesOf(mostCents: number): number[] {
  const wanted = Math.max(mostCents, 100) / 4
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= wanted) as number
  const count = Math.max(1, Math.ceil(Math.max(mostCents, 1) / step))
  return Array.from({ length: count + 1 }, (_, line) => line * step)
}

const monthFormat = (options: Parameters<typeof parisFormat>[0]) => {
  const format = parisFormat(options)
  return (month: string) => format(new Date(`${month}-01T00:00:00Z`))
}

/** « novembre 2026 » */
export const monthName = monthFormat({ month: 'long', year: 'numeric' })
/** « nov. » */
export const shortMonth = monthFormat({ month: 'short' })
