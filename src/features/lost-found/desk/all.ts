import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireSuperAdmin } from '@/platform/access/require'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { reportFlags } from '../flags'
import { PUBLIC_COLUMNS } from '../rows'
import type { Stage } from './model'
import type { AllQuery } from './schema'
import { searched } from './search'
import { photoToken } from '../links'
import { toDeskReport, type All } from './view'

/** What a report counts as: how far it is online, else the state of the search. */
const STATE = sql`(case when r.hidden_at is not null then 'WITHDRAWN'
  when r.confirmed_at is null then 'UNCONFIRMED' else r.status::text end)`

type Row = { state: string; flagCount: number; createdAt: string }

/** Every report, the latest first. @throws {HttpError} 403 */
export async function listAll(
  req: PayloadRequest,
  { page, limit, search, kind, species, department, state }: AllQuery,
): Promise<All> {
  requireSuperAdmin(req.user)
  const session = await sessionOf(req)
  const found = sql.join(
    [
      sql`true`,
      ...(kind ? [sql`r.kind = ${kind}`] : []),
      ...(species ? [sql`r.species = ${species}`] : []),
      ...(department ? [sql`r.department = ${department}`] : []),
      ...searched(search),
    ],
    sql` and `,
  )
  const only = state ? sql`${found} and ${STATE} = ${state}` : found
  const { rows } = await session.execute(sql`
    select ${PUBLIC_COLUMNS}, ${STATE} as state, r.created_at as "createdAt",
      (select count(*)::int from ${reportFlags.open(sql`r.id`)}) as "flagCount"
    from lost_found_reports r where ${only}
    order by r.created_at desc, r.id desc limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: groups } = await session.execute<{ state: string; total: number }>(sql`
    select ${STATE} as state, count(*)::int as total from lost_found_reports r where ${found} group by 1`)
  const states = Object.fromEntries(groups.map((each) => [each.state, each.total]))
  const total = groups
    .filter((each) => !state || each.state === state)
    .reduce((sum, each) => sum + each.total, 0)
  return {
    data: rows.map((row) => {
      const { state: now, flagCount, createdAt, ...report } = row as Row & Record<string, unknown>
      const stage: Stage = now === 'WITHDRAWN' || now === 'UNCONFIRMED' ? now : 'ONLINE'
      const at = new Date(createdAt).toISOString()
      // Super admins alone read this list.
      const shown = toDeskReport(report, photoToken({ id: String(report.id) }))
      return { ...shown, stage, flagCount, createdAt: at }
    }),
    counts: { states },
    pagination: paginationOf(page, limit, total),
  }
}
