import { foldedCookie } from '@/platform/http/folded-cookie'

import { draftOf, type GiftDraft } from './model'

/** Half an hour: time to come back from the page of payment. */
const cookie = foldedCookie({ prefix: 'patte-don-', chunks: 2, seconds: 1800 })
/** Longest sentence of a failure, in characters. */
const SENTENCE = 500

type Kept = { draft: GiftDraft; error: string }

/**
 * Cookies that keep what was typed without JavaScript for the form's own page, for half an hour,
 * out of every address and log. A message that does not fit is left out.
 * @param path of the page that shows the form again
 * @param error what went wrong, in French; empty when nothing did
 */
export function draftCookies(path: string, draft: GiftDraft, error = ''): string[] {
  const kept: Kept = { draft, error: error.slice(0, SENTENCE) }
  return cookie.write(path, [kept, { ...kept, draft: { ...draft, customerMessage: '' } }])
}

/** The draft in a browser's cookies; `null` when there is none, or when it was tampered with. */
export function readDraft(cookieOf: (name: string) => string | undefined): Kept | null {
  const read = cookie.read(cookieOf) as Partial<Record<string, unknown>> | null
  if (read === null) return null
  return {
    draft: draftOf((read.draft ?? {}) as Record<string, unknown>),
    error: typeof read.error === 'string' ? read.error.slice(0, SENTENCE) : '',
  }
}
