import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { publicAnimalSql } from '@/features/animals/public'
import { tellNews, tellUrgent } from '@/features/follows/tasks'
import { tellLikers } from '@/features/likes/tasks'
import { publicShelterSql } from '@/features/shelters/public'

import { today } from './load'

/** How many animals and shelters each account of the demonstration keeps. */
const LIKED = 12
const FOLLOWED = 2

/**
 * What the accounts of the demonstration like and follow: chosen by their names, so that it is the
 * same at each start. Everybody likes those that a long stay or an emergency made known.
 * @returns how many likes were written
 */
export async function addLikes(payload: Payload): Promise<number> {
  const { drizzle } = payload.db
  const now = today().toISOString()
  const { rows } = await drizzle.execute(sql`
    insert into animal_likes (user_id, animal_id, created_at)
    select user_id, animal_id, ${now}::timestamptz - make_interval(hours => nth::int * 9 + 2)
    from (
      select u.id as user_id, a.id as animal_id, row_number() over (
          partition by u.id order by a.is_sos desc nulls last, md5(u.email || a.name || s.slug)
        ) as nth
      from users u cross join animals a join shelters s on s.id = a.shelter_id
      where u.email_verified is not null and ${publicAnimalSql} and a.status = 'AT_SHELTER'
        and (not coalesce(a.is_sos, false) or md5(a.name || u.email) < '4')
    ) chosen
    where nth <= ${LIKED} returning id
  `)
  await drizzle.execute(sql`
    insert into shelter_follows (user_id, shelter_id, created_at)
    select user_id, shelter_id, ${now}::timestamptz - make_interval(days => nth::int * 6)
    from (
      select u.id as user_id, s.id as shelter_id, row_number() over (
          partition by u.id order by s.slug = 'refuge-des-quatre-vents' desc, md5(u.email || s.slug)
        ) as nth
      from users u cross join shelters s
      where u.email_verified is not null and ${publicShelterSql}
        and not exists (select 1 from users_memberships m where m._parent_id = u.id and m.shelter_id = s.id)
    ) chosen
    where nth <= ${FOLLOWED}
  `)
  // What the demonstration publishes at its start is no news to anybody.
  const tasks = [tellLikers, tellNews, tellUrgent].map(({ slug }) => slug)
  await drizzle.execute(
    sql`delete from payload_jobs where task_slug::text = any(${sql.param(tasks)}::text[])`,
  )
  return rows.length
}
