import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { isId } from '@/platform/ids.model'

import { SENTENCES, type WallStatus } from './model'
import type { StoredPhoto } from './photos'

/** A post as a command works with it. */
export type HeldPost = {
  id: string
  /** Null for one in the name of a shelter, once its author is erased. */
  authorId: string | null
  shelterId: string | null
  animalId: string | null
  /** The shelter of that animal. */
  animalShelter: string | null
  body: string
  photos: StoredPhoto[]
  status: WallStatus
  isOnSheet: boolean
  version: number
  reason: string | null
}

/** Nobody else writes a post, nor what hangs on it, until the transaction ends. */
export const lockPost = (execute: Execute, id: string): Promise<void> =>
  lockName(execute, `wall:${id}`)

/**
 * A post that nobody else writes until the transaction ends.
 * @throws {HttpError} 404
 */
export async function holdPost(execute: Execute, id: string): Promise<HeldPost> {
  if (!isId(id)) throw new HttpError(404, SENTENCES.notFound)
  await lockPost(execute, id)
  const { rows } = await execute<HeldPost>(sql`
    select p.id, p.author_id as "authorId", p.shelter_id as "shelterId", p.animal_id as "animalId",
      p.body, p.photos, p.status, p.is_on_sheet as "isOnSheet", p.version, p.reason,
      (select a.shelter_id from animals a where a.id = p.animal_id) as "animalShelter"
    from wall_posts p where p.id = ${id}`)
  if (!rows[0]) throw new HttpError(404, SENTENCES.notFound)
  return rows[0]
}

/** The post that a person wrote with one of these keys; null for none. */
export async function postWrittenBy(
  execute: Execute,
  author: string,
  keys: SaveKeys,
): Promise<string | null> {
  const { rows } = await execute<{ id: string }>(sql`
    select id from wall_posts
    where author_id = ${author} and last_save = any(${sql.param(saveKeysOf(keys))}::text[]) limit 1`)
  return rows[0]?.id ?? null
}

/** The comment that a person wrote under a post with one of these keys, held; null for none. */
export async function commentWrittenBy(
  execute: Execute,
  { post, author }: { post: string; author: string },
  keys: SaveKeys,
): Promise<{ id: string; isOnline: boolean } | null> {
  const { rows } = await execute<{ id: string; isOnline: boolean }>(sql`
    select id, status = 'PUBLISHED' as "isOnline" from wall_comments
    where post_id = ${post} and author_id = ${author}
      and last_save = any(${sql.param(saveKeysOf(keys))}::text[]) limit 1 for update`)
  return rows[0] ?? null
}

export type HeldComment = {
  id: string
  postId: string
  authorId: string
  body: string
  status: WallStatus
  reason: string | null
  /** What it says changes with it. */
  stamp: string
}

/** The post of a comment, before either is held. @throws {HttpError} 404 */
export async function postOfComment(execute: Execute, id: string): Promise<string> {
  if (!isId(id)) throw new HttpError(404, SENTENCES.noComment)
  const { rows } = await execute<{ post: string }>(
    sql`select post_id as post from wall_comments where id = ${id}`,
  )
  if (!rows[0]) throw new HttpError(404, SENTENCES.noComment)
  return rows[0].post
}

/** A comment that nobody else writes until the transaction ends. @throws {HttpError} 404 */
export async function holdComment(execute: Execute, id: string): Promise<HeldComment> {
  if (!isId(id)) throw new HttpError(404, SENTENCES.noComment)
  const { rows } = await execute<HeldComment>(sql`
    select id, post_id as "postId", author_id as "authorId", body, status, reason,
      coalesce(edited_at, created_at)::text as stamp
    from wall_comments where id = ${id} for update`)
  if (!rows[0]) throw new HttpError(404, SENTENCES.noComment)
  return rows[0]
}

/** The sheets of these animals are drawn again, where they show posts. */
export const touchSheets = (
  req: PayloadRequest,
  animals: ReadonlyArray<string | null>,
): Promise<void> =>
  touch(
    req,
    animals.flatMap((id) => (id ? [tags.animalWall(id)] : [])),
  )
