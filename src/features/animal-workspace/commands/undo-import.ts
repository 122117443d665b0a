import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { countRequestsByAnimal } from '@/features/adoptions/queries'
import { teamShelter } from '@/platform/access/team-shelter'
import { importKeys } from '@/platform/csv-import/key.model'
import { together } from '@/platform/db/together'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import type { Undone } from '../import/schema'
import { ANIMALS_RIGHT } from '@/features/animals/commands/own-animal'

/** Animals that one call puts into the bin. */
const AT_ONCE = 25

type Row = { id: string; is_untouched: boolean }

async function animalsOf(req: PayloadRequest, shelter: string, importId: string): Promise<Row[]> {
  const { rows } = await req.payload.db.drizzle.execute<Row>(sql`
    select a.id, (select count(*) from _animals_v v where v.parent_id = a.id) <= 1 as is_untouched
    from animals a
    where a.shelter_id = ${shelter} and a.deleted_at is null
      and starts_with(a.idempotency_key, ${importKeys(importId)})
    order by a.created_at, a.id`)
  return rows
}

/** Puts animals into the bin; those that somebody has open stay. */
const bin = (req: PayloadRequest, shelter: string, ids: readonly string[]): Promise<unknown[]> =>
  inTransaction(req, () =>
    together(req, async () => {
      const { docs } = await req.payload.update({
        collection: 'animals',
        where: { and: [{ id: { in: ids } }, { shelter: { equals: shelter } }] },
        overrideAccess: false,
        // Whoever has one open would lose what they write.
        overrideLock: false,
        depth: 0,
        req,
        data: { deletedAt: new Date().toISOString() },
      })
      return docs
    }),
  )

/**
 * Takes a part of an import back: its animals go to the bin, some with each call, until none is
 * left. Those in whose sheet somebody has written since, or whom a family asks for, stay.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function undoImport(
  req: PayloadRequest,
  key: string,
  importId: string,
): Promise<Undone> {
  const { id: shelter } = await teamShelter(req, key, ANIMALS_RIGHT)
  const rows = await animalsOf(req, shelter, importId)
  if (rows.length === 0) throw new HttpError(404, 'Cet import n’a plus de fiche')
  const asked = await countRequestsByAnimal(
    req,
    rows.map(({ id }) => id),
  )
  const going = rows.filter(({ id, is_untouched: isUntouched }) => isUntouched && !asked.get(id))
  const now = going.slice(0, AT_ONCE).map(({ id }) => id)
  const docs = now.length === 0 ? [] : await bin(req, shelter, now)
  const held = now.length - docs.length
  return {
    binned: docs.length,
    left: going.length - now.length,
    kept: rows.length - going.length + held,
  }
}
