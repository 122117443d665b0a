import type { PageQuery } from './page-query'
import type { Failure } from './failure'
import { draftCookies, readDraft, type Draft } from './form-draft'

/** An answer that makes the browser fetch another page (303 See Other); kept by nobody. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

type Way = {
  /** What of it is never kept, as a password. */
  secret?: readonly string[]
  /** More of the address of the page, as the link that it carries. */
  query?: Readonly<Record<string, string>>
  /** The part of the page that holds the form. */
  part?: string
}

/**
 * Without JavaScript: back to the page of a form that was refused, with what was typed and what is
 * to correct; {@link returnedForm} reads it there.
 * @param path of the page
 */
export function backToForm(
  path: string,
  { status, error, fields, more }: Failure,
  typed: Readonly<Record<string, unknown>>,
  { secret = [], query, part }: Way = {},
): Response {
  const asked = new URLSearchParams({ ...query, corriger: part ?? 'oui' })
  if (status === 429) asked.set('attente', String(more?.retryAfter))
  const wrong = fields && Object.keys(fields).length > 0 ? fields : { '': error }
  const kept = Object.fromEntries(Object.entries(typed).filter(([name]) => !secret.includes(name)))
  return seeOther(
    `${path}?${asked.toString()}${part ? `#${part}` : ''}`,
    draftCookies(path, kept, status === 429 ? {} : wrong),
  )
}

/** A form as it came back: what {@link backToForm} sent. */
export type ReturnedForm = {
  draft: Draft['answers']
  errors: Draft['errors']
  /** After too many tries: the sentence, and the seconds that are left. */
  problem: { error: string; wait: number } | null
}

/** Longest wait that a page believes, in seconds: an address is not to be trusted. */
const LONGEST_WAIT = 24 * 3600

/**
 * What a page shows of a form that came back; nothing when none did.
 * @param query of the page
 * @param tooMany said after too many tries
 * @param part the form, where the page has several
 */
export function returnedForm(
  query: PageQuery,
  cookieOf: (name: string) => string | undefined,
  tooMany: string,
  part = 'oui',
): ReturnedForm {
  if (query.corriger !== part) return { draft: {}, errors: {}, problem: null }
  const { answers, errors } = readDraft(cookieOf)
  const seconds = Math.ceil(Number(query.attente))
  const isWait = seconds > 0 && seconds <= LONGEST_WAIT
  return { draft: answers, errors, problem: isWait ? { error: tooMany, wait: seconds } : null }
}
