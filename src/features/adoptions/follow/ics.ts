import { MEETING_MINUTES } from '../model'

type Meeting = {
  /** ISO 8601. */
  at: string
  place: string
  animal: string
  shelter: string
  /** Of the request: the same meeting, moved, replaces itself in a calendar. */
  id: string
  /** Whole address of the page of the request. */
  url: string
}

/** « 20261124T130000Z » */
const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r?\n/g, '\\n')

/** Lines of more than 75 octets go on after a line break and a space (RFC 5545 §3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const char of line) {
    const limit = parts.length === 0 ? 75 : 74
    if (Buffer.byteLength(part + char) > limit) {
      parts.push(part)
      part = ''
    }
    part += char
  }
  return [...parts, part].join('\r\n ')
}

/** A meeting as a calendar takes it (RFC 5545). */
export function meetingIcs({ at, place, animal, shelter, id, url }: Meeting, now: Date): string {
  const start = new Date(at)
  const end = new Date(start.getTime() + MEETING_MINUTES * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patte Blanche//Rencontres//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@patte-blanche`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(`Rencontre avec ${animal}`)}`,
    `LOCATION:${escaped(`${shelter}, ${place}`)}`,
    `DESCRIPTION:${escaped(`Votre demande d’adoption\u00a0: ${url}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
