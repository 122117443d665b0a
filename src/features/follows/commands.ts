import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isConfirmedSql } from '@/platform/access/confirmed'
import { storeNotices } from '@/features/notifications/commands'
import { OWN_PROFILE_PATH } from '@/features/profiles/model'
import { publicProfileSql } from '@/features/profiles/public'
import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { shownPeople } from '@/platform/shown-count.model'

import { FULL, MAX_FOLLOWS, OWN, profileFollowed } from './model'

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

/** What is followed, and where that is written. */
type Followed = {
  kind: 'shelter' | 'profile'
  /** Of the shelter, or of the account behind the profile. */
  id: string
  /** Of what shows how many follow it. */
  tag: string
}

const TABLES = {
  shelter: { table: sql.raw('shelter_follows'), column: sql.raw('shelter_id') },
  profile: { table: sql.raw('profile_follows'), column: sql.raw('followed_id') },
}

async function followers(execute: Execute, { kind, id }: Followed): Promise<number> {
  const { table, column } = TABLES[kind]
  const { rows } = await execute<{ count: number }>(sql`
    select count(*)::int as count from ${table} f
    where f.${column} = ${id} and ${isConfirmedSql(sql`f.user_id`)}
  `)
  return rows[0]?.count ?? 0
}

async function refuseTooMany(execute: Execute, user: string, { kind }: Followed): Promise<void> {
  const { rows } = await execute<{ count: number }>(
    sql`select count(*)::int as count from ${TABLES[kind].table} where user_id = ${user}`,
  )
  if ((rows[0]?.count ?? 0) >= MAX_FOLLOWS) throw new HttpError(422, FULL[kind])
}

/**
 * Writes that a person follows something, or does not any more; again changes nothing.
 * @returns how many follow it now; null when nothing changed that others see
 * @throws {HttpError} 422 when too much is followed
 */
async function write(
  req: PayloadRequest,
  execute: Execute,
  user: User,
  followed: Followed,
  isFollowed: boolean,
): Promise<number | null> {
  const { table, column } = TABLES[followed.kind]
  await lockName(execute, `follows-of:${user.id}`)
  // Two at once count each other.
  await lockName(execute, `follows:${followed.id}`)
  const { rows: known } = await execute(sql`
    select 1 from ${table} where user_id = ${user.id} and ${column} = ${followed.id}
  `)
  if (known.length > 0 === isFollowed) return null
  if (isFollowed) await refuseTooMany(execute, user.id, followed)
  await execute(
    isFollowed
      ? sql`insert into ${table} (user_id, ${column}) values (${user.id}, ${followed.id})`
      : sql`delete from ${table} where user_id = ${user.id} and ${column} = ${followed.id}`,
  )
  // What others would see waits until the address is confirmed (docs/decisions/community.md).
  if (!user.emailVerified) return null
  const count = await followers(execute, followed)
  const before = isFollowed ? count - 1 : count + 1
  if (shownPeople(before) !== shownPeople(count)) await touch(req, [followed.tag])
  return count
}

/**
 * A person follows a shelter, or does not any more; again changes nothing. Its news are told to them.
 * @param key id or slug
 * @returns the shelter
 * @throws {HttpError} 404 for a shelter that not everybody sees, 422 when too many are followed
 */
export async function setShelterFollow(
  req: PayloadRequest,
  user: User,
  key: string,
  isFollowed: boolean,
): Promise<{ id: string; slug: string }> {
  return inTransaction(req, async (execute) => {
    const shelter = await publicShelterOf(execute, key)
    const { id } = shelter
    const followed = { kind: 'shelter', id, tag: tags.shelterFollowers(id) } as const
    await write(req, execute, user, followed, isFollowed)
    return shelter
  })
}

/**
 * A person follows a profile, or does not any more; again changes nothing. Its owner is told how
 * many do, never who.
 * @param owner id of the account behind it
 * @throws {HttpError} 404 for a profile that not everybody sees, 422 for one’s own, or when too many
 * are followed
 */
export async function setProfileFollow(
  req: PayloadRequest,
  user: User,
  owner: string,
  isFollowed: boolean,
): Promise<void> {
  if (owner === user.id) throw new HttpError(422, OWN)
  await inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      select 1 from profiles p join users u on u.id = p.user_id
      where p.user_id = ${owner} and ${publicProfileSql}
    `)
    // A profile that was closed meanwhile is still let go of.
    if (!rows[0] && isFollowed) throw new HttpError(404, 'Profil introuvable')
    const followed = { kind: 'profile', id: owner, tag: tags.profileFollowers(owner) } as const
    const count = await write(req, execute, user, followed, isFollowed)
    if (!isFollowed || count === null) return
    await storeNotices(
      req,
      { users: [owner], emails: [] },
      {
        type: 'PROFILE_LIKED',
        title: profileFollowed(count),
        message: 'Votre profil plaît\u00a0: merci de ce que vous partagez.',
        actionUrl: OWN_PROFILE_PATH,
        group: 'profile-followed',
      },
    )
  })
}

/** Forgets the follows whose person, shelter or profile is gone for good. @returns how many went */
export async function forgetLostFollows(req: PayloadRequest): Promise<number> {
  return inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      with shelters_gone as (
        delete from shelter_follows f
        where not exists (select 1 from shelters s where s.id = f.shelter_id)
          or not exists (select 1 from users u where u.id = f.user_id)
        returning f.id
      ), profiles_gone as (
        delete from profile_follows f
        where not exists (select 1 from users u where u.id = f.followed_id)
          or not exists (select 1 from users u where u.id = f.user_id)
        returning f.id
      )
      select id from shelters_gone union all select id from profiles_gone
    `)
    return rows.length
  })
}
