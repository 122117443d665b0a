import type { TimelineEntry, TimelineKind } from './model'

/**
 * Lines whose text the person was told or wrote: messages, letters, meetings and their signature.
 * Notes, reasons and whom the request was entrusted to stay with the team.
 */
const TOLD: ReadonlySet<TimelineKind> = new Set([
  'MESSAGE',
  'LETTER',
  'MEETING_SET',
  'MEETING_CANCELLED',
  'CERTIFICATE_SIGNED',
])

/**
 * The story of a request as the person who made it may have it: every step and its date, what they
 * were told and what they wrote themselves. A note of the team is no line of it, and of colleagues
 * there is no name.
 * @param stored the column, whatever is in it
 */
export function storyForApplicant(stored: unknown): TimelineEntry[] {
  if (!Array.isArray(stored)) return []
  return (stored as TimelineEntry[])
    .filter(({ kind }) => kind !== 'NOTE')
    .map((line) => {
      const isOwn = line.author !== null && !line.author?.id
      return {
        ...line,
        text: isOwn || TOLD.has(line.kind) ? line.text : null,
        author: isOwn ? line.author : null,
      }
    })
}
