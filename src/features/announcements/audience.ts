import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { departmentSql } from '@/platform/geo/sql'

import type { Audience } from './model'

export type Target = {
  audience: Audience
  shelter?: string | null | undefined
  department?: string | null | undefined
  /** Nobody is told of what they wrote themselves. */
  author: string | null
}

/** Who wrote down an address in that department, and the teams of the shelters that are there. */
const inDepartment = (department: string) => sql`(
  ${departmentSql(sql`u.location_postal_code`)} = ${department}
  or u.id in (select m._parent_id from users_memberships m join shelters s on s.id = m.shelter_id
    where ${departmentSql(sql`s.location_postal_code`)} = ${department}))`

function whom({ audience, shelter, department }: Target): SQL {
  switch (audience) {
    case 'ALL':
      return sql`true`
    case 'TEAMS':
      return sql`u.id in (select m._parent_id from users_memberships m where m.shelter_id is not null)`
    case 'SHELTER':
      return sql`u.id in (select m._parent_id from users_memberships m
        where m.shelter_id = ${shelter ?? null}::uuid)`
    case 'DEPARTMENT':
      return inDepartment(department ?? '')
  }
}

/**
 * A `select` of the ids of the accounts that an announcement is for. Whoever is in no team has to
 * have confirmed their address: until then it may be somebody else's.
 */
export const audienceSql = (target: Target): SQL => sql`
  select u.id from users u
  where ${whom(target)} and u.id::text is distinct from ${target.author}
    and (u.email_verified is not null
      or exists (select 1 from users_memberships c where c._parent_id = u.id))`

/** How many people it would reach now. */
export async function countAudience(req: PayloadRequest, target: Target): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`select count(*)::int as total from (${audienceSql(target)}) reached`,
  )
  return (rows as Array<{ total: number }>)[0]?.total ?? 0
}
