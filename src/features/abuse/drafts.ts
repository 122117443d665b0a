import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'

import { idOfToken, personalToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'
import type { Failure } from '@/platform/http/failure'
import type { PageQuery } from '@/platform/http/page-query'
import { seeOther } from '@/platform/http/plain-form'
import { log } from '@/platform/log'
import { openPayload } from '@/platform/payload'
import { readWait } from '@/ui/countdown'

import { draftLimiter } from './limits'
import { CORRECT_PATH, followPath, IDENTITY, LINK, MAX, PARTS, SENTENCES, type Part } from './model'

const PURPOSE = 'abuse-draft'
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX.description && !value.includes('\0')

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {})
      .filter((entry): entry is [string, string] => isText(entry[1]))
      .slice(0, 40),
  )

const database = async () => sessionOf(await createLocalReq({}, await openPayload()))

/** Keeps a form that was refused. @returns its token, `''` when it was not kept */
async function keep(sent: Readonly<Record<string, unknown>>, errors: object): Promise<string> {
  if ((await draftLimiter.take('all')) > 0) return ''
  const hidden: readonly string[] = sent.identity === 'anonyme' ? IDENTITY : []
  const typed = Object.fromEntries(Object.entries(sent).filter(([name]) => !hidden.includes(name)))
  const session = await database()
  const { rows } = await session.execute<{ id: string }>(sql`
    insert into abuse_drafts (typed, errors)
    values (${JSON.stringify(textsOf(typed))}::jsonb, ${JSON.stringify(textsOf(errors))}::jsonb)
    returning id
  `)
  return rows[0] ? personalToken(PURPOSE, rows[0].id) : ''
}

/**
 * Without JavaScript: to the page that shows a form again. What was typed waits here, for one look:
 * a cookie would stay in a browser that is perhaps shared with the person one fears.
 * @param part the form, where the page has several
 */
async function backTo(
  path: string,
  { status, error, fields, more }: Failure,
  typed: Readonly<Record<string, unknown>>,
  part?: string,
): Promise<Response> {
  const hasFields = fields && Object.keys(fields).length > 0
  const errors = status === 429 ? {} : hasFields ? fields : { '': error }
  const token = await keep(typed, errors).catch((failure: unknown) => {
    log.warn({ error: String(failure) }, 'a refused report was not kept for its page')
    return ''
  })
  const query = new URLSearchParams(token ? { a: token } : { perdu: 'oui' })
  if (status === 429) query.set('attente', String(more?.retryAfter))
  if (part) query.set('corriger', part)
  return seeOther(`${path}?${query.toString()}${part ? `#${part}` : ''}`)
}

/** A report that was refused, to the page that shows it again. */
export const backToReport = (
  failure: Failure,
  typed: Readonly<Record<string, unknown>>,
): Promise<Response> => backTo(CORRECT_PATH, failure, typed)

/**
 * A form of the follow page that was refused, to that page.
 * @param token its personal link, which the address has already; it is kept nowhere
 */
export async function backToFollow(
  failure: Failure,
  { token, ...typed }: Readonly<Record<string, unknown>>,
  part: Part,
): Promise<Response> {
  if (typeof token !== 'string' || !idOfToken(LINK, token)) return seeOther(followPath('inconnu'))
  return backTo(followPath(token), failure, typed, part)
}

/** A form as it came back; its values once, and never again. */
export type ReturnedForm = {
  draft: Record<string, string>
  errors: Record<string, string>
  problem: { error: string; wait: number } | null
}

/**
 * What {@link backToReport} kept.
 * @param lost said when it could not be kept
 */
export async function takeDraft(
  query: PageQuery,
  lost: string = SENTENCES.lost,
): Promise<ReturnedForm> {
  const wait = readWait(query.attente)
  const problem = wait > 0 ? { error: SENTENCES.tooMany, wait } : null
  const id = typeof query.a === 'string' ? idOfToken(PURPOSE, query.a) : null
  if (!id) {
    const isLost = query.perdu === 'oui' && !problem
    return { draft: {}, errors: isLost ? { '': lost } : {}, problem }
  }
  const session = await database()
  const { rows } = await session.execute<{ typed: unknown; errors: unknown }>(
    sql`
      delete from abuse_drafts where id = ${id} and created_at > now() - interval '10 minutes'
      returning typed, errors`,
  )
  return { draft: textsOf(rows[0]?.typed), errors: textsOf(rows[0]?.errors), problem }
}

/** What {@link backToFollow} kept, of each form of the page: of one at most. */
export async function takeFollowDrafts(query: PageQuery): Promise<Record<Part, ReturnedForm>> {
  const returned = await takeDraft(query, SENTENCES.lostNote)
  const none: ReturnedForm = { draft: {}, errors: {}, problem: null }
  const of = (part: Part) => (query.corriger === part ? returned : none)
  return { [PARTS.note]: of(PARTS.note), [PARTS.contact]: of(PARTS.contact) }
}
