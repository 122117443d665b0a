const moment = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** A moment as people read it: « 12/03/2026 14:05 », at the hour of Paris. */
export const french = (iso: string): string => moment.format(new Date(iso)).replace(',', '')
