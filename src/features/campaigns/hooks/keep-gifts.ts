import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { sessionOf } from '@/platform/db/session'

import { SENTENCES } from '../model'
import { givenSql } from '../public'

/**
 * @param mayBeAbandoned gifts that nobody paid in time do not count
 * @throws {APIError} 409 for a campaign for which somebody gave, or is about to
 */
async function refuseWithGifts(
  req: PayloadRequest,
  id: string,
  mayBeAbandoned: boolean,
): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select 1 from donations d where d.campaign_id = ${id}::uuid
      and (not ${mayBeAbandoned}::boolean or ${givenSql}) limit 1`)
  if (rows.length > 0) throw new APIError(SENTENCES.kept, 409, undefined, true)
}

/** Money that was given for something stays told: such a campaign is ended and archived. */
export const keepFromBin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as { id?: string; deletedAt?: string | null } | undefined
  const isThrown = Boolean((data as { deletedAt?: string | null }).deletedAt) && !before?.deletedAt
  if (isThrown && before?.id) await refuseWithGifts(req, before.id, true)
  return data
}

export const keepForGood: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // A payment that comes late still finds what it was for.
  await refuseWithGifts(req, String(id), false)
}
