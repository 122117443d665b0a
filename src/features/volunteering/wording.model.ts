import { dayIn, dayLabel, hourIn } from '@/platform/time/model'

import { lengthWords } from './model'

/** « samedi 21 novembre à 09:30, 2 h », on the clocks of a place (IANA name). */
export function slotWords(startsAt: Date, minutes: number, zone: string): string {
  const day = dayLabel(dayIn(zone, startsAt), { weekday: 'long' })
  return `${day} à ${hourIn(zone, startsAt)}, ${lengthWords(minutes)}`
}

/** The same at the head of a line. */
export function slotLine({
  startsAt,
  minutes,
  zone,
}: {
  startsAt: string
  minutes: number
  zone: string
}): string {
  const words = slotWords(new Date(startsAt), minutes, zone)
  return words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)
}
