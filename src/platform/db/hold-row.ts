import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'

import { idSchema } from '../http/params'
import { sessionOf } from './session'

type Writing = { id?: number | string; where?: Where; overrideAccess?: boolean }

/** The rows that are about to be written, as far as whoever asks may see them. */
async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, where, overrideAccess = false }: Writing,
): Promise<string[]> {
  if (id !== undefined) {
    const known = idSchema.safeParse(id)
    return known.success ? [known.data] : []
  }
  const { docs } = await req.payload.find({
    collection,
    overrideAccess,
    depth: 0,
    pagination: false,
    req,
    select: {},
    ...(where && { where }),
  })
  return docs.map((doc) => String(doc.id)).sort()
}

/**
 * One write of a row after another, each on what the one before it left: Payload writes back all
 * that it read, so that of two at once the slower would undo the quicker, columns included that
 * whoever asks may not write. A role that is taken away would come back with the name that the
 * person saves at that moment, a suspended shelter would be open again. Held to the end of the
 * transaction.
 */
export const holdRow: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const isRefresh = operation === 'refresh'
  // Without a transaction there is nothing that would hold it.
  if (!(operation === 'update' || isRefresh) || !req.transactionID) return args
  const writing: Writing = isRefresh ? { id: req.user?.id ?? '' } : args
  const session = await sessionOf(req)
  const table = sql.identifier(collection.slug)
  for (const id of await idsOf(req, collection.slug, writing)) {
    await session.execute(sql`select 1 from ${table} where id = ${id} for no key update`)
  }
  return args
}
