import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { CLAIM_HOURS, OWNER_SENTENCES, type ClaimState } from './model'

export type Claim = {
  id: string
  placeId: string
  email: string
  userId: string | null
  state: ClaimState
  /** Its link still works. */
  isOpen: boolean
}

/** Keeps that a link is on its way. @returns the id of the claim */
export async function addClaim(execute: Execute, place: string, email: string): Promise<string> {
  const { rows } = await execute<{ id: string }>(sql`
    insert into place_claims (place_id, email, expires_at)
    values (${place}, ${email}, now() + make_interval(hours => ${CLAIM_HOURS})) returning id`)
  return rows[0]?.id as string
}

/** @throws {HttpError} 404 */
export async function readClaim(execute: Execute, id: string): Promise<Claim> {
  const { rows } = await execute<Claim>(sql`
    select c.id, c.place_id as "placeId", c.email, c.user_id as "userId", c.state,
      (c.state = 'SENT' and c.expires_at > now()) as "isOpen"
    from place_claims c where c.id = ${id}`)
  if (!rows[0]) throw new HttpError(404)
  return rows[0]
}

/** The link is used, for good. The caller holds the place. @throws {HttpError} 409 for a second time */
export async function useClaim(
  execute: Execute,
  { id }: Claim,
  user: string,
  state: 'DONE' | 'WAITING',
): Promise<void> {
  const { rows } = await execute(sql`
    update place_claims set state = ${state}, user_id = ${user}, used_at = now()
    where id = ${id} and state = 'SENT' and expires_at > now() returning id`)
  if (rows.length === 0) throw new HttpError(409, OWNER_SENTENCES.linkOver)
}

/** Of what one person has waiting for one place, the last counts. */
export const dropWaiting = (execute: Execute, place: string, user: string): Promise<unknown> =>
  execute(sql`
    delete from place_claims
    where place_id = ${place} and user_id = ${user} and state = 'WAITING'`)

/** A super admin decided. The caller holds the place. @throws {HttpError} 409 for a second time */
export async function decideClaim(
  execute: Execute,
  { id }: Claim,
  by: string,
  state: 'GIVEN' | 'REFUSED',
): Promise<void> {
  const { rows } = await execute(sql`
    update place_claims set state = ${state}, decided_by = ${by}, decided_at = now()
    where id = ${id} and state = 'WAITING' returning id`)
  if (rows.length === 0) throw new HttpError(409, OWNER_SENTENCES.decided)
}
