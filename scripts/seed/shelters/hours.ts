import type { Hour } from './types'

/** The same period on each day; weekdays as they are stored, 0 = Sunday. */
export const open = (days: readonly number[], opensAt: string, closesAt: string): Hour[] =>
  days.map((weekday) => ({ weekday, opensAt, closesAt }))

export const closed = (...days: number[]): Hour[] =>
  days.map((weekday) => ({ weekday, isClosed: true }))

export const afternoons = (days: number[], shut: number[]): Hour[] => [
  ...open(days, '14:00', '18:00'),
  ...closed(...shut),
]
