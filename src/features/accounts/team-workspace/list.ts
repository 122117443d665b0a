import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { teamShelter } from '@/platform/access/team-shelter'
import { plainSql } from '@/platform/db/plain'
import { paginationOf } from '@/platform/http/pagination.model'

import { peopleSearched } from '../people/sql'
import { roleCounts, type RoleGroup } from './model'
import { TEAM_RIGHT } from './right'
import { readMembers } from './rows'
import type { TeamQuery } from './schema'
import type { Team } from './view'

/**
 * One page of a team, how many people have each role, and the titles that they can be given.
 * @throws {HttpError} 403, 404
 */
export async function readTeam(
  req: PayloadRequest,
  key: string,
  { page, limit, search, role, sortBy, sortOrder }: TeamQuery,
): Promise<Team> {
  const { id: shelter } = await teamShelter(req, key, TEAM_RIGHT)
  const found = peopleSearched(search)
  const only = role ? sql`${found} and m.role::text = ${role}` : found
  const { drizzle } = req.payload.db
  const [data, groups, titles] = await Promise.all([
    readMembers(req, shelter, only, {
      sortBy,
      sortOrder,
      limit,
      offset: (page - 1) * limit,
    }),
    drizzle.execute<RoleGroup>(sql`
      select m.role, count(*)::int as total
      from users u join users_memberships m on m._parent_id = u.id
      where m.shelter_id = ${shelter} and ${found} group by m.role`),
    drizzle.execute<{ id: string; name: string }>(sql`
      select id, name from roles
      where deleted_at is null and (shelter_id = ${shelter} or shelter_id is null)
      order by ${plainSql(sql`name`)}, id limit 200`),
  ])
  const { total, roles } = roleCounts(groups.rows, role)
  return {
    data,
    counts: { roles },
    titles: titles.rows,
    pagination: paginationOf(page, limit, total),
  }
}
