import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isConfirmedSql } from '@/platform/access/confirmed'
import { publicAnimalSql } from '@/features/animals/public'
import { membersWith, storeNotices } from '@/features/notifications/commands'
import type { User } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { parisDay, parisDayStart } from '@/platform/time/model'

import { FULL, likedBy, likedToday, MAX_LIKES } from './model'

type Liked = { id: string; name: string; shelter: string; slug: string }

const ids = (values: readonly string[]) => sql`${sql.param([...values])}::uuid[]`

/** Those of some animals that everybody sees, in one order: who holds several never waits in a ring. */
async function publicAnimals(execute: Execute, animals: readonly string[]): Promise<Liked[]> {
  const { rows } = await execute<Liked>(sql`
    select a.id, a.name, s.id as shelter, s.slug from animals a join shelters s on s.id = a.shelter_id
    where a.id = any(${ids(animals)}) and ${publicAnimalSql} order by a.id
  `)
  return rows
}

/** How many people with a confirmed address like an animal: in all, and since a moment. */
async function likers(execute: Execute, animal: string, since: Date) {
  const { rows } = await execute<{ count: number; since: number }>(sql`
    select count(*)::int as count,
      (count(*) filter (where l.created_at >= ${since.toISOString()}))::int as since
    from animal_likes l where l.animal_id = ${animal} and ${isConfirmedSql(sql`l.user_id`)}
  `)
  return rows[0] ?? { count: 0, since: 0 }
}

/** Refreshes the page of an animal when what it says of its likes is another thing now. */
async function follow(
  req: PayloadRequest,
  animal: string,
  before: number,
  after: number,
): Promise<void> {
  if (likedBy(before) !== likedBy(after)) await touch(req, [tags.animalLikes(animal)])
}

/** Writes one like. @returns whether it is new */
async function write(req: PayloadRequest, execute: Execute, user: User, animal: Liked) {
  // Two at once count each other.
  await lockName(execute, `likes:${animal.id}`)
  const { rows } = await execute(sql`
    insert into animal_likes (user_id, animal_id) values (${user.id}, ${animal.id})
    on conflict do nothing returning animal_id
  `)
  // What others would see waits until the address is confirmed (docs/decisions/community.md).
  if (rows.length === 0 || !user.emailVerified) return
  const { count, since } = await likers(execute, animal.id, parisDayStart(new Date()))
  await follow(req, animal.id, count - 1, count)
  await storeNotices(req, membersWith('manageAnimals', animal.shelter), {
    type: 'ANIMAL_LIKED',
    title: likedToday(since, animal.name),
    message: `${animal.name} est gardé en favori\u00a0: c’est souvent le début d’une rencontre.`,
    shelter: animal.shelter,
    animal: animal.id,
    group: `likes:${animal.id}:${parisDay(new Date())}`,
    actionUrl: `/shelter/${animal.slug}/animals/${animal.id}`,
  })
}

async function countOf(execute: Execute, user: string): Promise<number> {
  const { rows } = await execute<{ count: number }>(
    sql`select count(*)::int as count from animal_likes where user_id = ${user}`,
  )
  return rows[0]?.count ?? 0
}

/**
 * A person likes an animal; again changes nothing.
 * @throws {HttpError} 404 for an animal that not everybody sees, 422 when a hundred are kept
 */
export async function like(req: PayloadRequest, user: User, animal: string): Promise<void> {
  await inTransaction(req, async (execute) => {
    const [found] = await publicAnimals(execute, [animal])
    if (!found) throw new HttpError(404, 'Animal introuvable')
    await lockName(execute, `likes-of:${user.id}`)
    const { rows } = await execute(
      sql`select 1 from animal_likes where user_id = ${user.id} and animal_id = ${animal}`,
    )
    if (rows.length > 0) return
    if ((await countOf(execute, user.id)) >= MAX_LIKES) throw new HttpError(422, FULL)
    await write(req, execute, user, found)
  })
}

/** A person does not like an animal any more; again changes nothing. */
export async function unlike(req: PayloadRequest, user: User, animal: string): Promise<void> {
  await inTransaction(req, async (execute) => {
    await lockName(execute, `likes:${animal}`)
    const { rows } = await execute(sql`
      delete from animal_likes where user_id = ${user.id} and animal_id = ${animal}
      returning animal_id
    `)
    if (rows.length === 0 || !user.emailVerified) return
    const { count } = await likers(execute, animal, new Date())
    await follow(req, animal, count + 1, count)
  })
}

/**
 * What a browser kept before its person signed in becomes theirs, as far as there is room. Animals
 * that not everybody sees any more are left where they were.
 */
export async function joinLikes(
  req: PayloadRequest,
  user: User,
  animals: readonly string[],
): Promise<void> {
  if (animals.length === 0) return
  await inTransaction(req, async (execute) => {
    await lockName(execute, `likes-of:${user.id}`)
    const { rows } = await execute<{ id: string }>(
      sql`select animal_id as id from animal_likes where user_id = ${user.id}`,
    )
    const known = new Set(rows.map(({ id }) => id))
    const wanted = [...new Set(animals)].filter((id) => !known.has(id))
    const room = Math.max(0, MAX_LIKES - known.size)
    // Those that are not online any more take no room.
    const online = new Map((await publicAnimals(execute, wanted)).map((each) => [each.id, each]))
    for (const found of wanted.flatMap((id) => online.get(id) ?? []).slice(0, room)) {
      await write(req, execute, user, found)
    }
  })
}

/** Forgets the likes whose person or animal is gone for good. @returns how many went */
export async function forgetLostLikes(req: PayloadRequest): Promise<number> {
  return inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      delete from animal_likes l
      where not exists (select 1 from animals a where a.id = l.animal_id)
        or not exists (select 1 from users u where u.id = l.user_id)
      returning l.animal_id
    `)
    return rows.length
  })
}
