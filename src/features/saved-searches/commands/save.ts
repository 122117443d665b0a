import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { lastingQuery, termsOf } from '@/features/animals/arrivals/model'
import { readWanted } from '@/features/animals/arrivals/queries'
import { findShelter } from '@/features/shelters/queries'
import type { User } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { invalidField } from '@/platform/http/errors'

import { askLimiter, mailsToAddress } from '../limits'
import { askToConfirm, tellFull, tellKnown } from '../mails'
import { SENTENCES } from '../model'
import type { SentSearch } from '../schema'
import { holdAddress, isFull, LAST_ARRIVAL, standsAt } from './hold'

type Asked = { query: string; terms: string[] }

/** The list as it is kept: its shelter by the id, which never changes. */
async function askedOf(query: string): Promise<Asked> {
  const wanted = readWanted(query)
  if (wanted.shelterId) {
    const shelter = await findShelter(wanted.shelterId)
    if (!shelter) throw invalidField('query', SENTENCES.noShelter)
    wanted.shelterId = shelter.id
  }
  return { query: lastingQuery(wanted), terms: termsOf(wanted) }
}

/** Does the session prove the address that was typed? */
const isOwnAddress = (user: User | null, email: string): boolean =>
  Boolean(user?.emailVerified) && user?.email.toLowerCase() === email

const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`

/** Of the owner of the address, who is here: it works from now on. */
async function saveOwn(
  execute: Execute,
  { email, cadence }: SentSearch,
  { query, terms }: Asked,
): Promise<void> {
  const { rows } = await execute<{ id: string }>(sql`
    update saved_searches s set cadence = ${cadence}, paused_at = null,
      after_arrival = case when paused_at is null then ${standsAt(sql`s.cadence`)}
        else ${LAST_ARRIVAL} end
    where email = ${email} and query = ${query} and confirmed_at is not null returning id`)
  if (rows.length > 0) return
  if (await isFull(execute, email)) throw invalidField('email', SENTENCES.full)
  await execute(sql`
    insert into saved_searches (email, query, terms, cadence, confirmed_at, after_arrival)
    values (${email}, ${query}, ${textArray(terms)}, ${cadence}, now(), ${LAST_ARRIVAL})
    on conflict (email, query) do update set cadence = excluded.cadence,
      confirmed_at = excluded.confirmed_at, after_arrival = excluded.after_arrival`)
}

/** Of anybody: the owner of the address is asked, and what stands already stays as it is. */
async function saveTyped(
  req: PayloadRequest,
  execute: Execute,
  { email, cadence }: SentSearch,
  { query, terms }: Asked,
): Promise<void> {
  const { rows: known } = await execute<{ id: string; isPaused: boolean }>(sql`
    select id, paused_at is not null as "isPaused" from saved_searches
    where email = ${email} and query = ${query} and confirmed_at is not null`)
  if (known[0]) return tellKnown(req, { email, query, ...known[0] })
  if (await isFull(execute, email)) return tellFull(req, { email, query })
  const { rows } = await execute<{ id: string }>(sql`
    insert into saved_searches (email, query, terms, cadence)
    values (${email}, ${query}, ${textArray(terms)}, ${cadence})
    on conflict (email, query) do update set cadence = excluded.cadence, created_at = now()
    returning id`)
  if (rows[0]) await askToConfirm(req, { email, query, ...rows[0] })
}

/**
 * Keeps a list of which somebody wants to hear. It works at once for a signed-in person with their own
 * confirmed address; otherwise once the owner of the address has pressed the button behind a link.
 * Nothing of the answer tells whether the address is known here.
 * @returns whether it works already
 * @throws {HttpError} 429 after too many; 422 for a shelter that is gone, or the eleventh of one’s own
 */
export async function saveSearch(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  sent: SentSearch,
): Promise<{ isActive: boolean }> {
  const { email } = sent
  await askLimiter.count(request, email)
  const asked = await askedOf(sent.query)
  const isOwn = isOwnAddress(user, email)
  if (!isOwn && (await mailsToAddress.take(email)) > 0) return { isActive: false }
  await inTransaction(req, async (execute) => {
    await holdAddress(execute, email)
    await (isOwn ? saveOwn(execute, sent, asked) : saveTyped(req, execute, sent, asked))
  })
  return { isActive: isOwn }
}
