import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'

import { idSchema } from '../http/params'
import { sessionOf } from './session'

type Writing = {
  id?: string
  data?: unknown
  where?: Where
  trash?: boolean
  overrideAccess?: boolean
}

/** The rows that are about to be written and that whoever asks may write. */
async function idsOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { id, data, where, trash = false, overrideAccess }: Writing,
): Promise<string[]> {
  const rows = overrideAccess === true || (await collection.access.update({ req, id, data }))
  // Whoever may write none keeps nobody waiting: the operation refuses.
  if (rows === false) return []
  if (id !== undefined) return [String(id)]
  // Refused by Payload, which has to know what to write.
  if (!where) return []
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: rows === true ? where : { and: [where, rows] },
    trash,
    // They are only held here, and those that the person may write alone.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    req,
    select: {},
  })
  return docs.map((doc) => String(doc.id))
}

/**
 * One write of a row after another, each on what the one before it left: Payload writes back all
 * that it read, so that of two at once the slower would undo the quicker, columns included that
 * whoever asks may not write. A role that is taken away would come back with the name that the
 * person saves at that moment, a suspended shelter would be open again, an adoption undone. Held
 * to the end of the transaction.
 */
export const holdRow: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  // Without a transaction there is nothing that would hold it.
  if (!req.transactionID) return args
  const writing = args as Writing
  const session = await sessionOf(req)
  const name = collection.slug.replaceAll('-', '_')
  const table = sql.identifier(name)
  const hold = async (...wanted: unknown[]) => {
    const ids = wanted.filter((id) => idSchema.safeParse(id).success)
    if (ids.length === 0) return
    // Postgres sorts before it holds.
    await session.execute(sql`
      select 1 from ${table} where id = any(${sql.param(ids)}::uuid[])
      order by id for no key update`)
  }
  if (operation === 'update') await hold(...(await idsOf(req, collection, writing)))
  if (operation === 'refresh') await hold(req.user?.id)
  if (operation === 'restoreVersion' && idSchema.safeParse(writing.id).success) {
    const { rows } = await session.execute<{ id: string }>(
      sql`select parent_id as id from ${sql.identifier(`_${name}_v`)} where id = ${writing.id}`,
    )
    await hold(rows[0]?.id)
  }
  return args
}
