import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { readPictures } from '@/features/media/queries'
import { requireSuperAdmin } from '@/platform/access/require'
import { directionSql } from '@/platform/db/order'
import { plainSql } from '@/platform/db/plain'
import { paginationOf } from '@/platform/http/pagination.model'

import { lastVisitOf } from '../model'
import { globalCounts, type GlobalGroup, type PeopleSort } from './model'
import type { PeopleQuery } from './schema'
import { LAST_SESSION, peopleSearched } from './sql'
import type { People, PlatformPerson } from './view'

/** Said to anybody but a super admin. */
const OF_ALL = 'Seuls les super administrateurs voient les comptes de toute la plateforme'

type Row = Omit<PlatformPerson, 'image' | 'isSuperAdmin' | 'lastVisit'> & {
  is_super_admin: boolean
  photo: string | null
  expires: string | null
}

const IS_SUPER_ADMIN = sql`coalesce(u.is_super_admin, false)`

const ORDERS: Readonly<Record<PeopleSort, SQL>> = {
  name: plainSql(sql`u.name`),
  lastVisit: LAST_SESSION,
  createdAt: sql`u.created_at`,
}

const SHELTERS = sql`(select coalesce(json_agg(json_build_object(
    'id', l.id, 'name', l.name, 'role', m.role) order by l.name, l.id), '[]'::json)
  from users_memberships m join shelters l on l.id = m.shelter_id where m._parent_id = u.id)`

/**
 * One page of all people of the platform, with their teams; those whose last visit nobody knows come
 * last by it.
 * @throws {HttpError} 403 for anybody but a super admin
 */
export async function readPeople(
  req: PayloadRequest,
  { page, limit, search, role, shelter, sortBy, sortOrder }: PeopleQuery,
): Promise<People> {
  requireSuperAdmin(req.user, OF_ALL)
  const inTeam = sql`exists (select 1 from users_memberships t
    where t._parent_id = u.id and t.shelter_id = ${shelter ?? null})`
  const found = shelter ? sql`${peopleSearched(search)} and ${inTeam}` : peopleSearched(search)
  const only = role ? sql`${found} and ${IS_SUPER_ADMIN} = ${role === 'SUPER_ADMIN'}` : found
  const { drizzle } = req.payload.db
  const [people, groups] = await Promise.all([
    drizzle.execute<Row>(sql`
      select u.id, u.name, u.email, ${IS_SUPER_ADMIN} as is_super_admin,
        ${SHELTERS} as shelters, ${LAST_SESSION} as expires,
        (select m.photo_id from users_memberships m
          where m._parent_id = u.id and m.photo_id is not null order by m._order limit 1) as photo
      from users u where ${only}
      order by ${ORDERS[sortBy]} ${directionSql(sortOrder)} nulls last, u.id limit ${limit} offset ${(page - 1) * limit}`),
    drizzle.execute<GlobalGroup>(sql`
      select ${IS_SUPER_ADMIN} as is_super_admin, count(*)::int as total
      from users u where ${found} group by 1`),
  ])
  const pictures = await readPictures(
    req.payload,
    people.rows.flatMap(({ photo }) => photo ?? []),
  )
  const { roles, total } = globalCounts(groups.rows, role)
  return {
    data: people.rows.map(({ id, name, email, shelters, ...row }) => ({
      id,
      name,
      email,
      shelters,
      image: pictures.get(row.photo ?? '')?.thumb ?? null,
      isSuperAdmin: row.is_super_admin,
      lastVisit: row.expires === null ? null : lastVisitOf(Number(row.expires)),
    })),
    counts: { roles },
    pagination: paginationOf(page, limit, total),
  }
}
