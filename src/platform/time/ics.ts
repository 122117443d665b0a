/** Something in a calendar, as programs take it. */
export type CalendarEvent = {
  /** The same event, changed, replaces itself in a calendar. */
  id: string
  startsAt: Date
  minutes: number
  summary: string
  location: string
  description: string
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

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@patte-blanche`,
  `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(event.startsAt)}`,
  `DTEND:${stamp(new Date(event.startsAt.getTime() + event.minutes * 60_000))}`,
  `SUMMARY:${escaped(event.summary)}`,
  `LOCATION:${escaped(event.location)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  'END:VEVENT',
]

/**
 * A calendar file (RFC 5545).
 * @param product who writes it: « Rencontres »
 */
export function calendarFile(product: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Patte Blanche//${product}//FR`,
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** An answer that a browser keeps as a file, and that nobody else keeps. */
export const calendarAnswer = (text: string, name: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
