import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { followedBy, FULL, MAX_FOLLOWS } from './model'

/** A shelter that everybody sees, by id or slug. @throws {HttpError} 404 */
async function publicShelterOf(
  execute: Execute,
  key: string,
): Promise<{ id: string; slug: string }> {
  const { rows } = await execute<{ id: string; slug: string }>(sql`
    select s.id, s.slug from shelters s
    where (s.id::text = ${key} or s.slug = ${key}) and ${publicShelterSql}
  `)
  if (!rows[0]) throw new HttpError(404, 'Refuge introuvable')
  return rows[0]
}

async function followers(execute: Execute, shelter: string): Promise<number> {
  const { rows } = await execute<{ count: number }>(sql`
    select count(*)::int as count from shelter_follows f join users u on u.id = f.user_id
    where f.shelter_id = ${shelter} and u.email_verified is not null
  `)
  return rows[0]?.count ?? 0
}

async function refuseTooMany(execute: Execute, user: string): Promise<void> {
  const { rows } = await execute<{ count: number }>(
    sql`select count(*)::int as count from shelter_follows where user_id = ${user}`,
  )
  if ((rows[0]?.count ?? 0) >= MAX_FOLLOWS) throw new HttpError(422, FULL)
}

/**
 * A person follows a shelter, or does not any more; again changes nothing. Its news are told to them.
 * @param key id or slug
 * @returns the shelter
 * @throws {HttpError} 404 for a shelter that not everybody sees, 422 when too many are followed
 */
export async function setFollow(
  req: PayloadRequest,
  user: User,
  key: string,
  isFollowed: boolean,
): Promise<{ id: string; slug: string }> {
  return inTransaction(req, async (execute) => {
    const shelter = await publicShelterOf(execute, key)
    await lockName(execute, `follows-of:${user.id}`)
    // Two at once count each other.
    await lockName(execute, `follows:${shelter.id}`)
    const { rows: known } = await execute(sql`
      select 1 from shelter_follows where user_id = ${user.id} and shelter_id = ${shelter.id}
    `)
    if (known.length > 0 === isFollowed) return shelter
    if (isFollowed) await refuseTooMany(execute, user.id)
    await execute(
      isFollowed
        ? sql`insert into shelter_follows (user_id, shelter_id) values (${user.id}, ${shelter.id})`
        : sql`delete from shelter_follows where user_id = ${user.id} and shelter_id = ${shelter.id}`,
    )
    // What others would see waits until the address is confirmed (docs/decisions/community.md).
    if (!user.emailVerified) return shelter
    const count = await followers(execute, shelter.id)
    const before = isFollowed ? count - 1 : count + 1
    if (followedBy(before) !== followedBy(count))
      await touch(req, [tags.shelterFollowers(shelter.id)])
    return shelter
  })
}

/** Forgets the follows whose person or shelter is gone for good. @returns how many went */
export async function forgetLostFollows(req: PayloadRequest): Promise<number> {
  return inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      delete from shelter_follows f
      where not exists (select 1 from shelters s where s.id = f.shelter_id)
        or not exists (select 1 from users u where u.id = f.user_id)
      returning f.shelter_id
    `)
    return rows.length
  })
}
