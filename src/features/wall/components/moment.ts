import { plainMoment } from '@/platform/time/model'

/** « 26 novembre 2026 à 14:05 », as clocks in Paris show it. */
export const momentLabel = (iso: string): string => plainMoment(new Date(iso))
