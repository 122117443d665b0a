import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'
import { idOf } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'

import type { Stay } from './schema'

/**
 * Stays of an animal that its shelter wrote down, the one that goes on first, then the latest. An animal
 * that goes to another shelter leaves the families of the first one behind.
 */
export async function staysOf(
  execute: Execute,
  { id, shelter }: { id: string; shelter: string },
): Promise<Stay[]> {
  const { rows } = await execute<Stay>(sql`
    select id, name, email, phone, note, started_on::text as "startedOn",
      ended_on::text as "endedOn", version
    from foster_stays where animal_id = ${id} and shelter_id = ${shelter}
    order by ended_on desc nulls first, started_on desc, id`)
  return rows
}

/** Which of these animals live with a family now; the caller has checked who asks. */
export async function fosteredAmong(
  req: PayloadRequest,
  animals: readonly string[],
): Promise<Set<string>> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string }>(sql`
    select animal_id as id from foster_stays
    where animal_id = any(${sql.param([...animals])}::uuid[]) and ended_on is null`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * The families that hosted an animal, for whoever looks after it.
 * @throws {HttpError} 403, 404
 */
export async function readStays(req: PayloadRequest, address: AnimalAddress): Promise<Stay[]> {
  const { id, shelter } = await ownAnimal(req, address)
  const session = await sessionOf(req)
  return staysOf(session.execute.bind(session), { id, shelter: idOf(shelter) ?? '' })
}
