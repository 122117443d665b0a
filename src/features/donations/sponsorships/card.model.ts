import { parisDay } from '@/platform/time/model'

type Card = { last4?: string | null; expiresMonth?: number | null; expiresYear?: number | null }

/** The month after another, both `2026-11`. */
function monthAfter(month: string): string {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  return nth === 12 ? `${year + 1}-01` : `${year}-${String(nth + 1).padStart(2, '0')}`
}

/**
 * The last month whose cards expire within a month of an instant, as year × 100 + month: a card
 * works until the end (Paris) of the month that it names, so it is this one, or the next one on
 * its last day only. Source: docs/decisions/exchanges.md.
 */
export function expiringMonth(now: Date): number {
  const [year, month, day] = parisDay(now).split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const of = (text: string) => Number(text.replace('-', ''))
  const present = parisDay(now).slice(0, 7)
  return of(day === lastDay ? monthAfter(present) : present)
}

/** Tells one card from the one that replaces it; `null` for one whose end is not known. */
export function cardKey({ last4, expiresMonth, expiresYear }: Card): string | null {
  if (!expiresMonth || !expiresYear) return null
  return `${expiresYear}-${String(expiresMonth).padStart(2, '0')} ${last4 ?? ''}`.trim()
}

/** « 12/2026 ». */
export const expiryLabel = ({ expiresMonth, expiresYear }: Card): string =>
  `${String(expiresMonth).padStart(2, '0')}/${expiresYear}`
