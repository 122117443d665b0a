import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { requireConfirmed } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import type { SaveKeys } from '@/platform/http/save-keys'
import { isId } from '@/platform/ids.model'

import { commentFlags } from '../flags'
import { countComment } from '../limits'
import { SENTENCES, WALL_LIMITS } from '../model'
import { publicPostSql } from '../public'
import {
  commentWrittenBy,
  holdComment,
  holdPost,
  lockPost,
  postOfComment,
  type HeldComment,
  type HeldPost,
} from '../store'
import { tellComment } from '../tell'

/** A post that everybody reads, held. @throws {HttpError} 404 for any other */
export async function holdPublicPost(execute: Execute, id: string): Promise<HeldPost> {
  const post = await holdPost(execute, id)
  const { rows } = await execute(
    sql`select 1 from wall_posts p where p.id = ${id} and ${publicPostSql}`,
  )
  if (rows.length === 0) throw new HttpError(404, SENTENCES.notFound)
  return post
}

/**
 * Writes a comment under a post; whose that is, is told. Sent again because no answer came, it is the
 * same comment, as it is sent now.
 * @returns its id
 * @throws {HttpError} 403 for an address that nobody confirmed, 404, 409 under a post with 500, 429
 */
export async function writeComment(
  req: PayloadRequest,
  user: User,
  post: string,
  body: string,
  keys: SaveKeys = {},
): Promise<string> {
  requireConfirmed(user, SENTENCES.unconfirmed)
  const writer = { post, author: user.id }
  const isNew = await inTransaction(
    req,
    async (execute) => !(isId(post) && (await commentWrittenBy(execute, writer, keys))),
  )
  if (isNew) await countComment(user)
  return inTransaction(req, async (execute) => {
    const held = await holdPublicPost(execute, post)
    const before = await commentWrittenBy(execute, writer, keys)
    if (before?.isOnline) {
      await execute(sql`update wall_comments set body = ${body}, last_save = ${keys.saveKey ?? null}
        where id = ${before.id}`)
    }
    if (before) return before.id
    const { rows } = await execute<{ id: string }>(sql`
      insert into wall_comments (post_id, author_id, body, last_save)
      select ${post}::uuid, ${user.id}::uuid, ${body}, ${keys.saveKey ?? null}
      where (select count(*) from wall_comments where post_id = ${post}) < ${WALL_LIMITS.comments}
      returning id`)
    const [row] = rows
    if (!row) throw new HttpError(409, SENTENCES.full)
    await tellComment(req, execute, held, body)
    return row.id
  })
}

/** A comment of the person; a super admin’s are all. @throws {HttpError} 404 for anybody else’s */
async function holdOwn(execute: Execute, user: User, id: string): Promise<HeldComment> {
  // The post first, as whoever erases it does.
  await lockPost(execute, await postOfComment(execute, id))
  const comment = await holdComment(execute, id)
  if (comment.authorId !== user.id && !user.isSuperAdmin) {
    throw new HttpError(404, SENTENCES.noComment)
  }
  return comment
}

/** What a super admin does to the words of somebody else is noted. */
async function note(
  req: PayloadRequest,
  user: User,
  { id, authorId, body }: HeldComment,
  said: string,
): Promise<void> {
  if (authorId === user.id) return
  const before = { id, body }
  await record(req, {
    action: 'UPDATE',
    collection: 'wall-comments',
    before,
    after: { id },
    note: said,
  })
}

/**
 * Its author, or a super admin, changes a comment. One that is hidden stays so.
 * @returns the id of its post
 * @throws {HttpError} 403, 404
 */
export async function changeComment(
  req: PayloadRequest,
  user: User,
  id: string,
  body: string,
): Promise<string> {
  requireConfirmed(user, SENTENCES.unconfirmed)
  return inTransaction(req, async (execute) => {
    const comment = await holdOwn(execute, user, id)
    if (comment.status === 'REMOVED' && !user.isSuperAdmin) {
      throw new HttpError(404, SENTENCES.noComment)
    }
    if (comment.body === body) return comment.postId
    await execute(sql`update wall_comments set body = ${body}, edited_at = now(),
      last_save = null where id = ${id}`)
    await note(req, user, comment, 'Commentaire du mur modifié')
    return comment.postId
  })
}

/** Its author, or a super admin, erases a comment. @returns the id of its post @throws {HttpError} 404 */
export async function eraseComment(req: PayloadRequest, user: User, id: string): Promise<string> {
  return inTransaction(req, async (execute) => {
    const comment = await holdOwn(execute, user, id)
    await commentFlags.drop(execute, id)
    await execute(sql`delete from wall_comments where id = ${id}`)
    await note(req, user, comment, 'Commentaire du mur supprimé')
    return comment.postId
  })
}
