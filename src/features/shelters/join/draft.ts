import { deflateRawSync, inflateRawSync } from 'node:zlib'

import { ownCookie } from '@/platform/http/own-cookie'

import { JOIN_LABELS, type JoinDraft, type JoinField } from './model'

const PREFIX = 'patte-demande-'
/** A browser keeps 4096 characters of one cookie. */
const CHUNK = 3500
const CHUNKS = 3
/** Characters of one value: above the longest that is accepted. */
const LONGEST = 2000
/** Bytes that a draft may unfold to: what we wrote ourselves is far smaller. */
const UNFOLDED = 65_536

const FIELDS = Object.keys(JOIN_LABELS) as JoinField[]

function pick(typed: Readonly<Record<string, unknown>>): JoinDraft {
  const entries = FIELDS.map((name) => [name, typed[name]] as const)
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value.slice(0, LONGEST)]] : [],
    ),
  )
}

const cookie = (at: number, value: string, seconds: number): string =>
  ownCookie(`${PREFIX}${at}`, value, { path: '/refuges', seconds })

/**
 * Cookies that keep what was typed without JavaScript for the next page, for ten
 * minutes, out of every address and log. What does not fit is left out.
 */
export function draftCookies(typed: Readonly<Record<string, unknown>>): string[] {
  const fold = (draft: JoinDraft) => deflateRawSync(JSON.stringify(draft)).toString('base64url')
  const draft = pick(typed)
  const folded = fold(draft)
  const kept = folded.length <= CHUNK * CHUNKS ? folded : fold({ ...draft, reason: undefined })
  return Array.from({ length: CHUNKS }, (_, at) => {
    const part = kept.slice(at * CHUNK, (at + 1) * CHUNK)
    return cookie(at, part, part ? 600 : 0)
  })
}

/** Cookies that forget the draft. */
export const noDraft = (): string[] => Array.from({ length: CHUNKS }, (_, at) => cookie(at, '', 0))

/** The draft in a browser's cookies; empty when there is none, or when it was tampered with. */
export function readDraft(cookieOf: (name: string) => string | undefined): JoinDraft {
  const folded = Array.from({ length: CHUNKS }, (_, at) => cookieOf(PREFIX + at) ?? '').join('')
  try {
    const bytes = inflateRawSync(Buffer.from(folded, 'base64url'), { maxOutputLength: UNFOLDED })
    return pick(JSON.parse(bytes.toString()) as Record<string, unknown>)
  } catch {
    return {}
  }
}
