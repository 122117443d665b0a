import { hourOf, parisDay } from '@/platform/time/model'

/** « 21/11/2026 », as the day is in Paris. */
export const day = (iso: string): string => parisDay(new Date(iso)).split('-').reverse().join('/')

/** « 21/11/2026 18:30 », as clocks in Paris show it. */
export const moment = (iso: string): string => `${day(iso)} ${hourOf(new Date(iso))}`

/** « Martine Aubert » */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()
