/** An instant as a card carries it: minutes since 1970, in base 36; six characters for a thousand years. */
export const minuteOf = (instant: Date): string =>
  Math.floor(instant.getTime() / 60_000).toString(36)

/** What a browser keeps: when the visit before this one ended, and when this one was last seen. */
export type Visits = { before: string | null; last: string }

/** Minutes without a page after which the next one is another visit. */
const APART = 30

const minutes = (minute: string): number => parseInt(minute, 36)

/** The visits once a page is seen. @param known what the browser kept; anything else counts for nothing */
export function seen(known: string | null, now: Date): Visits {
  const [before = '', last = ''] = (known ?? '').split('.')
  const at = minuteOf(now)
  const isKnown = /^[a-z0-9]{1,7}$/.test(last) && minutes(last) <= minutes(at)
  if (!isKnown) return { before: null, last: at }
  const isSame = minutes(at) - minutes(last) < APART
  return { before: isSame ? (/^[a-z0-9]{1,7}$/.test(before) ? before : null) : last, last: at }
}

/** As the browser keeps them. */
export const keptVisits = ({ before, last }: Visits): string => `${before ?? ''}.${last}`

/** Did an animal come after the visit before this one? */
export const isNewSince = (since: string, { before }: Visits): boolean =>
  before !== null && minutes(since) > minutes(before)
