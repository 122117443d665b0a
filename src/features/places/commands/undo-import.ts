import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { together } from '@/platform/db/together'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { placeFlags } from '../flags'
import type { Undone } from '../import/schema'

/** Places that one call erases. */
const AT_ONCE = 250

/** As the import wrote it: nobody wrote, said or claimed anything since. */
const UNTOUCHED = sql`(r.version = 1 and r.owner_id is null
  and not exists (select 1 from ${placeFlags.all(sql`r.id`)})
  and not exists (select 1 from place_claims c where c.place_id = r.id))`

/**
 * Takes a part of an import back: its places are erased, some with each call, until none is left.
 * Those that somebody changed, found wrong or claimed since stay.
 * @throws {HttpError} 403; 404 for an import that has no place left
 */
export async function undoPlacesImport(
  req: PayloadRequest,
  by: User,
  importId: string,
): Promise<Undone> {
  requireSuperAdmin(by)
  return inTransaction(req, async (execute) => {
    await lockName(execute, 'places-import')
    const isOf = sql`(r.import_key is not null and split_part(r.import_key, ':', 2) = ${importId})`
    const { rows } = await execute<{ id: string; slug: string; name: string }>(sql`
      delete from places where id in (
        select r.id from places r where ${isOf} and ${UNTOUCHED} order by r.id limit ${AT_ONCE}
        -- Whoever corrects one at this moment keeps it.
        for update of r skip locked)
      returning id, slug, name`)
    const { rows: counted } = await execute<{ left: number; kept: number }>(sql`
      select count(*) filter (where ${UNTOUCHED})::int as left,
        count(*) filter (where not ${UNTOUCHED})::int as kept
      from places r where ${isOf}`)
    const { left = 0, kept = 0 } = counted[0] ?? {}
    if (rows.length + left + kept === 0) throw new HttpError(404, 'Cet import n’a plus d’adresse')
    await together(req, async () => {
      for (const { id, name } of rows) {
        const before = { id, name }
        const note = 'Import annulé'
        await record(req, { action: 'DELETE', collection: 'places', before, after: null, note })
      }
    })
    await touch(
      req,
      rows.map(({ slug }) => tags.place(slug)),
    )
    return { gone: rows.length, left, kept }
  })
}
