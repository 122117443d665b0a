import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Who is ADMIN of which shelter now, of some people: a `select` of `user_id` and `shelter_id`. */
export const adminsAmong = (people: SQL): SQL => sql`
  select distinct m._parent_id as user_id, m.shelter_id from users_memberships m
  where m._parent_id = any(${people}) and m.role = 'ADMIN' and m.shelter_id is not null`
