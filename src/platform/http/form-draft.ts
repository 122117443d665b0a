import { deflateRawSync, inflateRawSync } from 'node:zlib'

import { ownCookie } from './own-cookie'

const PREFIX = 'patte-reponse-'
/** A browser keeps 4096 characters of one cookie. */
const CHUNK = 3500
const CHUNKS = 3
/** Characters of one value: above the longest that any form takes. */
const LONGEST = 12_000
/** Bytes that a draft may unfold to: what we wrote ourselves is far smaller. */
const UNFOLDED = 131_072

/** What was typed without JavaScript, by the name of the question, and what was wrong with it. */
export type Draft = {
  answers: Record<string, string | string[]>
  errors: Record<string, string>
}

const EMPTY: Draft = { answers: {}, errors: {} }

const cookie = (path: string, at: number, value: string, seconds: number): string =>
  ownCookie(`${PREFIX}${at}`, value, { path, seconds })

const fold = (draft: Draft): string => deflateRawSync(JSON.stringify(draft)).toString('base64url')

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST

const isKept = (value: unknown): value is string | string[] =>
  isText(value) || (Array.isArray(value) && value.length <= 100 && value.every(isText))

/** The longest answers are left out, one by one, until the rest fits; errors always stay. */
function fitted(draft: Draft): string {
  const answers = Object.entries(draft.answers).sort(
    ([, one], [, other]) => one.length - other.length,
  )
  for (;;) {
    const folded = fold({ ...draft, answers: Object.fromEntries(answers) })
    if (folded.length <= CHUNK * CHUNKS || answers.length === 0) return folded
    answers.pop()
  }
}

/**
 * Cookies that keep what was typed without JavaScript for the next page alone, for ten minutes,
 * out of every address and log.
 * @param path of the page that shows the form again
 */
export function draftCookies(
  path: string,
  typed: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, string>>,
): string[] {
  const answers = Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string | string[]] => isKept(entry[1])),
  )
  const folded = fitted({ answers, errors: { ...errors } })
  return Array.from({ length: CHUNKS }, (_, at) => {
    const part = folded.slice(at * CHUNK, (at + 1) * CHUNK)
    return cookie(path, at, part, part ? 600 : 0)
  })
}

/** Cookies that forget the draft. */
export const noDraft = (path: string): string[] =>
  Array.from({ length: CHUNKS }, (_, at) => cookie(path, at, '', 0))

/** The draft in a browser's cookies; empty when there is none, or when it was tampered with. */
export function readDraft(cookieOf: (name: string) => string | undefined): Draft {
  const folded = Array.from({ length: CHUNKS }, (_, at) => cookieOf(PREFIX + at) ?? '').join('')
  try {
    const bytes = inflateRawSync(Buffer.from(folded, 'base64url'), { maxOutputLength: UNFOLDED })
    const read = JSON.parse(bytes.toString()) as Partial<Draft>
    const pick = <T>(of: unknown, test: (value: unknown) => value is T) =>
      Object.fromEntries(
        Object.entries(of ?? {}).filter((entry): entry is [string, T] => test(entry[1])),
      )
    return { answers: pick(read.answers, isKept), errors: pick(read.errors, isText) }
  } catch {
    return EMPTY
  }
}
