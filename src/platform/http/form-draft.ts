import { foldedCookie } from './folded-cookie'

/** Characters of one value: above the longest that any form takes. */
const LONGEST = 12_000

const cookie = foldedCookie({ prefix: 'patte-reponse-', chunks: 3, seconds: 600 })

/** What was typed without JavaScript, by the name of the question, and what was wrong with it. */
export type Draft = {
  answers: Record<string, string | string[]>
  errors: Record<string, string>
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST

const isKept = (value: unknown): value is string | string[] =>
  isText(value) || (Array.isArray(value) && value.length <= 100 && value.every(isText))

const pick = <T>(of: unknown, test: (value: unknown) => value is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(of ?? {}).filter((entry): entry is [string, T] => test(entry[1])),
  )

/** The longest answers are left out, one by one; errors always stay. */
function* shorterAndShorter({ answers, errors }: Draft): Generator<Draft> {
  const kept = Object.entries(answers).sort(([, one], [, other]) => one.length - other.length)
  for (let count = kept.length; count >= 0; count -= 1)
    yield { answers: Object.fromEntries(kept.slice(0, count)), errors }
}

/**
 * Cookies that keep what was typed without JavaScript for the next page alone, for ten minutes,
 * out of every address and log.
 * @param path of the page that shows the form again
 */
export const draftCookies = (
  path: string,
  typed: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, string>>,
): string[] =>
  cookie.write(path, shorterAndShorter({ answers: pick(typed, isKept), errors: { ...errors } }))

/** Cookies that forget the draft. */
export const noDraft = cookie.forget

/** The draft in a browser's cookies; empty when there is none, or when it was tampered with. */
export function readDraft(cookieOf: (name: string) => string | undefined): Draft {
  const { answers, errors } = (cookie.read(cookieOf) ?? {}) as Partial<Draft>
  return { answers: pick(answers, isKept), errors: pick(errors, isText) }
}
