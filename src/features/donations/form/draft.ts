import { deflateRawSync, inflateRawSync } from 'node:zlib'

import { ownCookie } from '@/platform/http/own-cookie'

import { draftOf, type GiftDraft } from './model'

const PREFIX = 'patte-don-'
/** A browser keeps 4096 characters of one cookie. */
const CHUNK = 3500
const CHUNKS = 2
/** Bytes that a draft may unfold to: what we wrote ourselves is far smaller. */
const UNFOLDED = 65_536
/** Seconds: time to come back from the page of payment. */
const KEPT = 1800
/** Longest sentence of a failure, in characters. */
const SENTENCE = 500

type Kept = { draft: GiftDraft; error: string }

const cookie = (path: string, at: number, value: string): string =>
  ownCookie(`${PREFIX}${at}`, value, { path, seconds: value ? KEPT : 0 })

const fold = (kept: Kept): string => deflateRawSync(JSON.stringify(kept)).toString('base64url')

/**
 * Cookies that keep what was typed without JavaScript for the form's own page, for half an hour,
 * out of every address and log. A message that does not fit is left out.
 * @param path of the page that shows the form again
 * @param error what went wrong, in French; empty when nothing did
 */
export function draftCookies(path: string, draft: GiftDraft, error = ''): string[] {
  const kept = { draft, error: error.slice(0, SENTENCE) }
  const whole = fold(kept)
  const folded =
    whole.length <= CHUNK * CHUNKS
      ? whole
      : fold({ ...kept, draft: { ...kept.draft, customerMessage: '' } })
  return Array.from({ length: CHUNKS }, (_, at) =>
    cookie(path, at, folded.slice(at * CHUNK, (at + 1) * CHUNK)),
  )
}

/** The draft in a browser's cookies; `null` when there is none, or when it was tampered with. */
export function readDraft(cookieOf: (name: string) => string | undefined): Kept | null {
  const folded = Array.from({ length: CHUNKS }, (_, at) => cookieOf(PREFIX + at) ?? '').join('')
  if (folded === '') return null
  try {
    const bytes = inflateRawSync(Buffer.from(folded, 'base64url'), { maxOutputLength: UNFOLDED })
    const { draft, error } = JSON.parse(bytes.toString()) as Partial<Record<string, unknown>>
    return {
      draft: draftOf((draft ?? {}) as Record<string, unknown>),
      error: typeof error === 'string' ? error.slice(0, SENTENCE) : '',
    }
  } catch {
    return null
  }
}
