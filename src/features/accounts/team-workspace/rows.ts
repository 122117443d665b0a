import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { readPictures } from '@/features/media/queries'
import { actorOf } from '@/platform/access/builders'
import type { Role } from '@/platform/access/model'
import { directionSql } from '@/platform/db/order'
import { plainSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'

import { lastVisitOf } from '../model'
import { LAST_SESSION } from '../people/sql'
import { hasOtherAdmin } from '../public'
import type { TeamSort } from './model'
import type { TeamQuery } from './schema'
import type { TeamMember } from './view'

type Row = {
  id: string
  name: string
  email: string
  role: Role
  show_on_site: boolean | null
  photo: string | null
  title: string | null
  title_name: string | null
  expires: string | null
  is_last_admin: boolean
}

const NAME = plainSql(sql`u.name`)
const ORDERS: Readonly<Record<TeamSort, SQL>> = {
  role: sql`m.role`,
  name: NAME,
  lastVisit: LAST_SESSION,
}

type Asked = Pick<TeamQuery, 'sortBy' | 'sortOrder' | 'limit'> & { offset: number }
const ONE: Asked = { sortBy: 'role', sortOrder: 'desc', limit: 1, offset: 0 }

/**
 * Members of a team as its list shows them: who answers for the shelter first, then by name, unless
 * another order is asked for.
 * @param shelter its id; the caller checked the right
 * @param only conditions on `users u` and their row in this team, `users_memberships m`
 */
export async function readMembers(
  req: PayloadRequest,
  shelter: string,
  only: SQL,
  { sortBy, sortOrder, limit, offset }: Asked = ONE,
): Promise<TeamMember[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select u.id, u.name, u.email, m.role, m.show_on_site, m.photo_id as photo,
      r.id as title, r.name as title_name, ${LAST_SESSION} as expires,
      m.role = 'ADMIN' and not ${hasOtherAdmin(sql`m.shelter_id`, sql`o._parent_id = u.id`)}
        as is_last_admin
    from users u join users_memberships m on m._parent_id = u.id
      left join roles r on r.id = m.title_id and r.deleted_at is null
    where m.shelter_id = ${shelter} and ${only}
    order by ${ORDERS[sortBy]} ${directionSql(sortOrder)} nulls last, ${NAME}, u.id
    limit ${limit} offset ${offset}`)
  const photos = rows.flatMap(({ photo }) => photo ?? [])
  const pictures = await readPictures(req.payload, photos)
  return rows.map(({ id, name, email, role, ...row }) => ({
    id,
    name,
    email,
    role,
    image: pictures.get(row.photo ?? '')?.thumb ?? null,
    title: row.title && row.title_name ? { id: row.title, name: row.title_name } : null,
    showOnSite: row.show_on_site === true,
    lastVisit: row.expires === null ? null : lastVisitOf(Number(row.expires)),
    isSelf: actorOf(req)?.id === id,
    isLastAdmin: row.is_last_admin,
  }))
}
