import { foldedCookie } from '@/platform/http/folded-cookie'

import { JOIN_LABELS, type JoinDraft, type JoinField } from './model'

const cookie = foldedCookie({ prefix: 'patte-demande-', chunks: 3, seconds: 600 })
const PATH = '/refuges'
/** Characters of one value: above the longest that is accepted. */
const LONGEST = 2000

const FIELDS = Object.keys(JOIN_LABELS) as JoinField[]

function pick(typed: Readonly<Record<string, unknown>>): JoinDraft {
  const entries = FIELDS.map((name) => [name, typed[name]] as const)
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value.slice(0, LONGEST)]] : [],
    ),
  )
}

/**
 * Cookies that keep what was typed without JavaScript for the next page, for ten
 * minutes, out of every address and log. What does not fit is left out.
 */
export function draftCookies(typed: Readonly<Record<string, unknown>>): string[] {
  const draft = pick(typed)
  return cookie.write(PATH, [draft, { ...draft, reason: undefined }])
}

/** Cookies that forget the draft. */
export const noDraft = (): string[] => cookie.forget(PATH)

/** The draft in a browser's cookies; empty when there is none, or when it was tampered with. */
export const readDraft = (cookieOf: (name: string) => string | undefined): JoinDraft =>
  pick((cookie.read(cookieOf) ?? {}) as Record<string, unknown>)
