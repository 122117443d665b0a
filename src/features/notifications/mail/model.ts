import { counted, cutAt } from '@/platform/french.model'
import { longDay } from '@/platform/time/model'

/** When the message of the morning leaves, in Paris. */
export const DIGEST_AT = '08:00'

/** Most things that the message of the morning names. */
export const DIGEST_LINES = 20
const LINE_MAX = 140

/** What waits to be told. */
export type Waiting = { title: string; message: string | null }

/** The words of the message of the morning; `waiting` holds one thing or more, the latest first. */
export function digestOf(name: string, waiting: readonly Waiting[], now: Date) {
  const count = waiting.length
  const others = count - DIGEST_LINES
  return {
    subject: count > 1 ? `${count} nouvelles pour vous` : (waiting[0]?.title ?? ''),
    title: `Ce qui s’est passé, ${longDay(now)}`,
    paragraphs: [
      `Bonjour${name ? ` ${name}` : ''},`,
      count > 1
        ? 'voici ce qui est arrivé depuis votre dernière visite.'
        : 'voici une nouvelle arrivée depuis votre dernière visite.',
    ],
    facts: waiting.slice(0, DIGEST_LINES).map(({ title, message }) => ({
      label: title,
      value: cutAt(message ?? '', LINE_MAX) || '—',
    })),
    notes: others > 0 ? [`Et ${counted(others, 'autre')}, sur le site.`] : [],
  }
}
