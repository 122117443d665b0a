import { PARIS } from '@/platform/time/model'

const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: PARIS,
})

/** « 21 novembre 2026 à 11:05 », at Paris. @param iso an instant */
export const whenOf = (iso: string): string => format.format(new Date(iso))
