import { plainMoment } from '@/platform/time/model'

/** « 21 novembre 2026 à 11:05 », at Paris. @param iso an instant */
export const whenOf = (iso: string): string => plainMoment(new Date(iso))
