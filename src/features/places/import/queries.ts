import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { sessionOf } from '@/platform/db/session'

import type { PastImport } from './schema'

/** Imports that are told: the last ones, which somebody may still want to take back. */
const MOST = 20

type Row = { id: string; at: Date | string; places: number }

/** The last files that were imported and have places left, the newest first. @throws {HttpError} 403 */
export async function listImports(req: PayloadRequest, by: User): Promise<PastImport[]> {
  requireSuperAdmin(by)
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select split_part(r.import_key, ':', 2) as id, min(r.created_at) as at,
      count(*)::int as places
    from places r where r.import_key is not null
    group by 1 order by 2 desc limit ${MOST}`)
  return rows.map(({ id, at, places }) => ({ id, at: new Date(at).toISOString(), places }))
}
