import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isConfirmedSql } from '@/platform/access/confirmed'
import { publicProfileSql } from '@/features/profiles/public'
import { photoPath } from '@/features/profiles/queries'
import { publicShelterSql } from '@/features/shelters/public'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { MAX_FOLLOWS } from './model'

/** A shelter that a person follows. */
export type Follow = {
  shelterId: string
  slug: string
  name: string
  city: string
  /** ISO 8601. */
  createdAt: string
}

type Row = { shelter_id: string; slug: string; name: string; city: string; created_at: string }

/** The shelters that a person follows, by name; those that are closed meanwhile are left out. */
export async function listOwnFollows(req: PayloadRequest, user: string): Promise<Follow[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select f.shelter_id, s.slug, s.name, coalesce(s.location_city, '') as city, f.created_at
    from shelter_follows f join shelters s on s.id = f.shelter_id
    where f.user_id = ${user} and ${publicShelterSql}
    order by s.name, s.id limit ${MAX_FOLLOWS}
  `)
  return rows.map(({ shelter_id: shelterId, slug, name, city, created_at: at }) => ({
    shelterId,
    slug,
    name,
    city,
    createdAt: new Date(at).toISOString(),
  }))
}

/** A person whose profile is followed. */
export type FollowedPerson = {
  userId: string
  name: string
  /** Path of their photo; null without one. */
  photo: string | null
}

/** The profiles that a person follows, by name; those that nobody sees any more are left out. */
export async function listFollowedPeople(
  req: PayloadRequest,
  user: string,
): Promise<FollowedPerson[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{
    id: string
    name: string
    photo_key: string | null
  }>(sql`
    select p.user_id as id, p.shown_name as name, p.photo_key
    from profile_follows f join profiles p on p.user_id = f.followed_id
      join users u on u.id = p.user_id
    where f.user_id = ${user} and ${publicProfileSql}
    order by p.shown_name, p.id limit ${MAX_FOLLOWS}
  `)
  return rows.map(({ id, name, photo_key: key }) => ({ userId: id, name, photo: photoPath(key) }))
}

/** {@link countFollowers}, of a profile. */
export const countProfileFollowers = cached(
  async (user: string): Promise<number> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute<{ count: number }>(sql`
      select count(*)::int as count from profile_follows f
      where f.followed_id = ${user} and ${isConfirmedSql(sql`f.user_id`)}
    `)
    return rows[0]?.count ?? 0
  },
  { key: 'follows.count-profile', tags: (user) => [tags.profileFollowers(user)] },
)

/**
 * How many people with a confirmed address follow a shelter. Kept until what everybody reads of it
 * changes: see `shownCount`.
 */
export const countFollowers = cached(
  async (shelter: string): Promise<number> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute<{ count: number }>(sql`
      select count(*)::int as count from shelter_follows f
      where f.shelter_id = ${shelter} and ${isConfirmedSql(sql`f.user_id`)}
    `)
    return rows[0]?.count ?? 0
  },
  { key: 'follows.count', tags: (shelter) => [tags.shelterFollowers(shelter)] },
)
