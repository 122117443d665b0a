import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { requireConfirmed } from '@/platform/access/require'
import { inTransaction } from '@/platform/db/transaction'

import { SENTENCES } from '../model'
import { tellLike } from '../tell'
import { holdPublicPost } from './comment'

/**
 * A person likes a post, or does not any more; again changes nothing.
 * @throws {HttpError} 403 for an address that nobody confirmed, 404
 */
export async function likePost(
  req: PayloadRequest,
  user: User,
  id: string,
  isLiked: boolean,
): Promise<void> {
  requireConfirmed(user, SENTENCES.unconfirmed)
  await inTransaction(req, async (execute) => {
    const post = await holdPublicPost(execute, id)
    if (!isLiked) {
      await execute(sql`delete from wall_likes where post_id = ${id} and user_id = ${user.id}`)
      return
    }
    const { rows } = await execute(sql`
      insert into wall_likes (post_id, user_id) values (${id}, ${user.id})
      on conflict do nothing returning id`)
    if (rows.length > 0) await tellLike(req, execute, post)
  })
}
