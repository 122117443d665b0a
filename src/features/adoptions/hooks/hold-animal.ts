import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { rowsOf } from '@/platform/access/builders'
import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Wanted = { id?: unknown; where?: Where; trash?: boolean; overrideAccess?: boolean }

/** Ids of the animals that a change of many is about, in one order for everybody. */
async function wantedIds(
  req: PayloadRequest,
  { where = {}, trash }: Wanted,
  rows: true | Where,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'animals',
    where: rows === true ? where : { and: [where, rows] },
    trash,
    // They are only held here, and those of the person's shelters alone.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    select: {},
    sort: 'id',
    req,
  })
  return docs.map(({ id }) => id)
}

/**
 * Payload reads an animal, then writes its whole row: a save that began before the end of an
 * adoption would undo it. So whoever changes an animal holds it before it is read, as every step
 * of a request does.
 */
export const holdAnimal: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args
  const wanted = args as Wanted
  const rows = wanted.overrideAccess === true || rowsOf(req, ['manageAnimals'])
  // Whoever may change none keeps nobody waiting: the operation refuses.
  if (rows === false) return args
  const session = await sessionOf(req)
  const execute: Execute = session.execute.bind(session)
  if (operation === 'restoreVersion') {
    if (!UUID.test(String(wanted.id))) return args
    await execute(sql`
      select 1 from animals where id = (select parent_id from _animals_v where id = ${wanted.id})
      for no key update
    `)
    return args
  }
  const ids = wanted.id ? [String(wanted.id)] : await wantedIds(req, wanted, rows)
  for (const id of ids.filter((each) => UUID.test(each))) {
    await execute(sql`select 1 from animals where id = ${id} for no key update`)
  }
  return args
}
