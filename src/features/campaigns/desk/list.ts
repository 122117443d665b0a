import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { teamScope } from '@/platform/access/team-scope'
import { searchedSql, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { RIGHT } from '../access'
import { CAMPAIGNS } from '../public'
import { RECEIVED, TEAM_COLUMNS, toTeamCampaigns, type TeamCampaignRow } from '../rows'
import type { CampaignsQuery, TeamCampaigns } from './schema'

const WORDS = wordsSql(sql`c.title`, sql`c.summary`, sql`c.story`)

/** The campaigns of a team, drafts among them; of all shelters without a key. @throws {HttpError} 403, 404 */
export async function listTeamCampaigns(
  req: PayloadRequest,
  key: string | null,
  { status, search, page, limit }: CampaignsQuery,
): Promise<Omit<TeamCampaigns, 'success'>> {
  const { shelter } = await teamScope(req, key, { right: RIGHT, ofAll: 'Choisissez un refuge' })
  const others = sql.join(
    [
      sql`c.deleted_at is null`,
      ...(shelter === null ? [] : [sql`c.shelter_id = ${shelter}::uuid`]),
      ...searchedSql(WORDS, search),
    ],
    sql` and `,
  )
  const where = status ? sql`${others} and c.status = ${status}` : others
  const session = await sessionOf(req)
  const { rows } = await session.execute<TeamCampaignRow>(sql`
    select ${TEAM_COLUMNS} from ${CAMPAIGNS} ${RECEIVED} where ${where}
    order by array_position(array['PUBLISHED', 'DRAFT', 'ENDED', 'ARCHIVED'], c.status::text),
      c.updated_at desc, c.id limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<TeamCampaigns['counts'] & { total: number }>(sql`
    select (count(*) filter (where ${where}))::int as total,
      (count(*) filter (where c.status = 'DRAFT'))::int as "DRAFT",
      (count(*) filter (where c.status = 'PUBLISHED'))::int as "PUBLISHED",
      (count(*) filter (where c.status = 'ENDED'))::int as "ENDED",
      (count(*) filter (where c.status = 'ARCHIVED'))::int as "ARCHIVED"
    from ${CAMPAIGNS} where ${others}`)
  const { total = 0, DRAFT = 0, PUBLISHED = 0, ENDED = 0, ARCHIVED = 0 } = counted[0] ?? {}
  return {
    data: await toTeamCampaigns(req, rows),
    counts: { DRAFT, PUBLISHED, ENDED, ARCHIVED },
    pagination: paginationOf(page, limit, total),
  }
}
