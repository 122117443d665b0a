import { shortMoment } from '@/platform/time/model'

/** « 21/11/2026 14:05 », as clocks in Paris show it. */
export const french = (iso: string): string => shortMoment(new Date(iso))
