import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { teamShelter } from '@/platform/access/team-shelter'
import type { Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

export const NOT_FOUND = 'Demande introuvable'

/**
 * The shelter whose adoptions the person follows, whatever its state.
 * @param key id or slug, in lower case
 * @returns its id
 * @throws {HttpError} 404, 403: see `teamShelter`
 */
export async function requireAdoptions(req: PayloadRequest, key: string): Promise<string> {
  const right = { may: 'manageAdoptions', to: 'suivre les adoptions' } as const
  return (await teamShelter(req, key, right)).id
}

/** A request of a shelter, by its own id and the shelter's. */
export type RequestAddress = { shelter: string; id: string }

/** The whole row, whoever asks: the caller has checked the right to it. */
export async function requestRow(req: PayloadRequest, id: string): Promise<AdoptionRequest | null> {
  return req.payload.findByID({
    collection: 'adoption-requests',
    id,
    // The team's commands check the shelter, the applicant's page the link: no session says it here.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
}

/**
 * A request and its animal, held until the end of the transaction: two people who act at once take
 * turns, and the second one sees what the first one did. The animal comes first, always, because
 * an adoption goes on to its other requests.
 * @param shelter of the team, or `null` for the applicant, whose link names the request
 * @throws {HttpError} 404
 */
export async function holdRequest(
  req: PayloadRequest,
  execute: Execute,
  { id, shelter }: { id: string; shelter: string | null },
): Promise<AdoptionRequest> {
  const mine = shelter ? sql`and shelter_id = ${shelter}` : sql``
  await execute(sql`
    select 1 from animals
    where id = (select animal_id from adoption_requests where id = ${id} ${mine})
    for no key update
  `)
  const { rows } = await execute(
    sql`select 1 from adoption_requests where id = ${id} ${mine} for update`,
  )
  const row = rows.length > 0 ? await requestRow(req, id) : null
  if (!row) throw new HttpError(404, NOT_FOUND)
  return row
}
