import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { fileNameOf, ownPath } from '@/features/media/address.model'
import { findByFileName } from '@/features/media/queries'
import { requireRight } from '@/platform/access/team-shelter'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { invalidField } from '@/platform/http/errors'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { SENT_AGAIN } from '@/platform/http/sent-again.model'
import { noonOf } from '@/platform/time/model'

import { requireRequest, RIGHT } from '../access'
import { COLLECTION, SENTENCES } from '../model'
import { REQUESTS, TEAM_COLUMNS, toRequests, type TeamRequestRow } from '../rows'
import type { NewRequest, RequestChange } from '../schema'
import type { TeamRequest } from '../view'

async function readTeamRequest(execute: Execute, id: string): Promise<TeamRequest> {
  const { rows } = await execute<TeamRequestRow>(
    sql`select ${TEAM_COLUMNS} from ${REQUESTS} where r.id = ${id}::uuid`,
  )
  return (await toRequests(rows))[0] as TeamRequest
}

/** The picture of a library behind an address. @throws {HttpError} 422 for any other address */
async function pictureOf(
  req: PayloadRequest,
  shelter: string,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  if (address === null || address === undefined) return address
  const name = fileNameOf(ownPath(address, env.publicUrl) ?? '')
  const found = name && (await findByFileName(req, [name], shelter)).get(name)
  if (!found) throw invalidField('imageUrl', SENTENCES.image)
  return found.id
}

/** What was sent, as its collection stores it; what was not sent is not among it. */
async function columnsOf(
  req: PayloadRequest,
  shelter: string,
  { imageUrl, deliveryDate, ...rest }: RequestChange,
) {
  const picture = await pictureOf(req, shelter, imageUrl)
  return {
    ...rest,
    ...(picture !== undefined && { picture }),
    ...(deliveryDate !== undefined && {
      deliveryDate: deliveryDate === null ? null : noonOf(deliveryDate),
    }),
  }
}

/** The request of a shelter that one of these keys made; null for none. */
async function requestBegunBy(execute: Execute, shelter: string, keys: SaveKeys) {
  const { rows } = await execute<{ id: string; lastSave: string }>(sql`
    select id, last_save as "lastSave" from supply_requests
    where shelter_id = ${shelter}::uuid and deleted_at is null
      and last_save = any(${sql.param(saveKeysOf(keys))}::text[]) limit 1`)
  return rows[0] ?? null
}

/**
 * Writes something that a shelter asks for. Sent again because no answer came, it is the same request,
 * as it is sent now.
 * @throws {HttpError} 404 for whoever has no part in the shelter, 403 for a role that does not
 * suffice, 422 for a picture of another library or a day that is over
 */
export function createSupplyRequest(
  req: PayloadRequest,
  { shelterId, ...sent }: NewRequest,
  keys: SaveKeys = {},
): Promise<TeamRequest> {
  requireRight(req, shelterId, RIGHT, 'Refuge introuvable')
  return inTransaction(req, async (execute) => {
    // A try that is still on its way comes to its end first.
    await lockName(execute, `supply-requests:${shelterId}`)
    const begun = await requestBegunBy(execute, shelterId, keys)
    if (begun) {
      await req.payload.update({
        collection: COLLECTION,
        id: begun.id,
        overrideAccess: false,
        req,
        depth: 0,
        context: { [SENT_AGAIN]: begun.lastSave },
        data: await columnsOf(req, shelterId, sent),
      })
      return readTeamRequest(execute, begun.id)
    }
    const { category, urgency, deliveryMode, title, ...rest } = sent
    const { id } = await req.payload.create({
      collection: COLLECTION,
      overrideAccess: false,
      req,
      depth: 0,
      data: {
        shelter: shelterId,
        title,
        category,
        urgency,
        deliveryMode,
        ...(await columnsOf(req, shelterId, rest)),
        ...(keys.saveKey && { lastSave: keys.saveKey }),
      },
    })
    return readTeamRequest(execute, id)
  })
}

/**
 * Changes something that a shelter asks for, or archives it and opens it again (`isActive`).
 * @throws {HttpError} 404, 403, 422 as above
 */
export function updateSupplyRequest(
  req: PayloadRequest,
  id: string,
  sent: RequestChange,
): Promise<TeamRequest> {
  return inTransaction(req, async (execute) => {
    const shelter = await requireRequest(req, execute, id)
    await req.payload.update({
      collection: COLLECTION,
      id,
      overrideAccess: false,
      req,
      depth: 0,
      data: await columnsOf(req, shelter, sent),
    })
    return readTeamRequest(execute, id)
  })
}
