import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Who is ADMIN of which shelter now, of some people: a `select` of `user_id` and `shelter_id`. */
export const adminsAmong = (people: SQL): SQL => sql`
  select distinct m._parent_id as user_id, m.shelter_id from users_memberships m
  where m._parent_id = any(${people}) and m.role = 'ADMIN' and m.shelter_id is not null`

/** Did somebody ever open their account, and confirm its address? @param user a row of `users` */
export const hasCome = (user: SQL): SQL => sql`(${user}.email_verified is not null)`

/**
 * Does a team have an ADMIN beside some people? Whoever was invited and never came leads no team.
 * The one rule of the last ADMIN: for the team’s screens, for leaving and for erasing.
 * @param shelter its id, or a column that holds it
 * @param besides a condition on the column `o._parent_id`, which holds for those who do not count
 */
export const hasOtherAdmin = (shelter: SQL, besides: SQL): SQL => sql`
  exists (select 1 from users_memberships o
    join users a on a.id = o._parent_id and ${hasCome(sql`a`)}
    where o.shelter_id = ${shelter} and o.role = 'ADMIN' and not (${besides}))`
