import { hourOf } from '@/platform/time/model'

const day = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** « 21/11/2026 à 18:30 », as clocks in Paris show it. */
export const moment = (iso: string): string => {
  const at = new Date(iso)
  return `${day.format(at)} à ${hourOf(at)}`
}

/** A price in cents as « 150 € » or « 12,50 € ». */
export const euros = (cents: number): string =>
  (cents / 100).toLocaleString('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
