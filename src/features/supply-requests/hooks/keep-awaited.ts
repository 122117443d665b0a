import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { sessionOf } from '@/platform/db/session'

import { SENTENCES } from '../model'

/** @throws {APIError} 409 for a request whose givers wait for an answer, or are awaited */
async function refuseAwaited(req: PayloadRequest, id: string): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select 1 from supply_responses where request_id = ${id}::uuid
      and status in ('PENDING', 'ACCEPTED') and not is_archived limit 1`)
  if (rows.length > 0) throw new APIError(SENTENCES.awaited, 409, undefined, true)
}

/** Nobody drives to a shelter for a request that the team can no longer see. */
export const keepAwaitedFromBin: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const before = originalDoc as { id?: string; deletedAt?: string | null } | undefined
  const isThrown = Boolean((data as { deletedAt?: string | null }).deletedAt) && !before?.deletedAt
  if (isThrown && before?.id) await refuseAwaited(req, before.id)
  return data
}

export const keepAwaited: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseAwaited(req, String(id))
