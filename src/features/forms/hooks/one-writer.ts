import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, Where } from 'payload'

import { sessionOf } from '@/platform/db/session'

/**
 * Holds the answers that are about to be written, until the transaction ends: Payload reads a row
 * and writes the whole of it, so a note that comes in between would be lost.
 */
export const oneWriter: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { id, where, overrideAccess } = args as {
    id?: string
    where?: Where
    overrideAccess?: boolean
  }
  const ids = id ? [id] : []
  if (!id && where) {
    const { docs } = await req.payload.find({
      collection: 'form-submissions',
      overrideAccess: overrideAccess === true,
      req,
      depth: 0,
      pagination: false,
      select: {},
      where,
    })
    ids.push(...docs.map((each) => each.id))
  }
  const session = await sessionOf(req)
  // Always in the same order, so that two writers never wait for each other.
  for (const each of ids.sort()) {
    await session.execute(sql`select 1 from form_submissions where id = ${each} for update`)
  }
  return args
}
