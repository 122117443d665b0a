import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireSuperAdmin } from '@/platform/access/require'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { reportFlags } from '../flags'
import { publicReportSql } from '../public'
import { PUBLIC_COLUMNS } from '../rows'
import type { WaitingQuery } from './schema'
import { toDeskReport, type FlagRow, type Flags } from './view'

/** Reasons of one report that are read at once. */
const SHOWN = 5

type Row = {
  flagCount: number
  flags: FlagRow['flags']
}

/** The reports that somebody finds something wrong with, the longest waiting first. @throws {HttpError} 403 */
export async function listFlags(
  req: PayloadRequest,
  { page, limit }: WaitingQuery,
): Promise<Flags> {
  requireSuperAdmin(req.user)
  const session = await sessionOf(req)
  const flagged = sql`
    (select f.object_id, count(*)::int as total, min(f.created_at) as first_at,
      jsonb_agg(jsonb_build_object('id', f.id, 'reason', f.words, 'at', f.created_at)
        order by f.created_at, f.id) as flags
    from ${reportFlags.waiting} group by f.object_id) w
    join lost_found_reports r on r.id = w.object_id and ${publicReportSql}`
  const { rows } = await session.execute(sql`
    select ${PUBLIC_COLUMNS}, w.total as "flagCount", w.flags from ${flagged}
    order by w.first_at, r.id limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<{ total: number }>(
    sql`select count(*)::int as total from ${flagged}`,
  )
  const total = counted[0]?.total ?? 0
  return {
    data: rows.map((row) => {
      const { flags, flagCount, ...report } = row as Row & Record<string, unknown>
      const shown = flags
        .slice(0, SHOWN)
        .map(({ at, ...flag }) => ({ ...flag, at: new Date(at).toISOString() }))
      return { ...toDeskReport(report), flags: shown, flagCount }
    }),
    pagination: paginationOf(page, limit, total),
  }
}
