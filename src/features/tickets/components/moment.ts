const format = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** « 21/11/2026 14:05 », as clocks in Paris show it. */
export const momentLabel = (iso: string): string => format.format(new Date(iso)).replace(',', '')
