import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { swept } from '@/platform/storage/transaction'

import { commentFlags, postFlags } from '../flags'
import { flagLimiter } from '../limits'
import { SENTENCES, statusAfterFlag, yourPostAtStart } from '../model'
import { renamePhotos } from '../photos'
import type { SentFlag } from '../schema'
import { holdComment, postOfComment, touchSheets } from '../store'
import { tellAuthor, tellDesk } from '../tell'
import { holdPublicPost } from './comment'

/** Only people with a confirmed address are counted, each once; of everybody else nothing is kept. */
const countedOf = (user: User | null): { by?: string } =>
  user?.emailVerified ? { by: user.id } : {}

const WAITS =
  'Plusieurs personnes l’ont signalée. Elle n’est plus visible, le temps que l’équipe la relise.'

/**
 * Anybody says that a post does not belong here. Three different people with a confirmed address hide
 * it until somebody has looked; whoever wrote it cannot count against themselves.
 * @throws {HttpError} 404 for one that is not online, 429
 */
export async function flagPost(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  { id, kind, words = '' }: SentFlag & { id: string },
): Promise<void> {
  await flagLimiter.count(request)
  const work = inTransaction(req, async (execute) => {
    const post = await holdPublicPost(execute, id)
    const by = post.authorId === user?.id ? {} : countedOf(user)
    const isToTell = await postFlags.add(execute, id, { kind, words: words || null, ...by })
    const status = statusAfterFlag(post.status, await postFlags.countPeople(execute, id, 'KEPT'))
    const isHidden = status !== post.status
    if (isHidden) {
      const photos = JSON.stringify(await renamePhotos(req, post.photos))
      await execute(sql`update wall_posts set status = ${status}, decided_at = now(), reason = null,
        photos = ${photos}::jsonb where id = ${id}`)
      await touchSheets(req, [post.animalId])
      await tellAuthor(req, execute, post, {
        title: `${yourPostAtStart(post)} est masquée`,
        paragraph: WAITS,
        quote: post.body,
      })
    }
    if (isToTell || isHidden) {
      await tellDesk(req, { what: 'post', id, kind, words, isHidden })
    }
  })
  await swept(work)
}

/**
 * The same for a comment.
 * @returns the id of its post
 * @throws {HttpError} 404 for one that is not online, 429
 */
export async function flagComment(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  { id, kind, words = '' }: SentFlag & { id: string },
): Promise<string> {
  await flagLimiter.count(request)
  return inTransaction(req, async (execute) => {
    // The post first, as whoever erases it does.
    await holdPublicPost(execute, await postOfComment(execute, id))
    const comment = await holdComment(execute, id)
    if (comment.status !== 'PUBLISHED') throw new HttpError(404, SENTENCES.noComment)
    const by = comment.authorId === user?.id ? {} : countedOf(user)
    const isToTell = await commentFlags.add(execute, id, { kind, words: words || null, ...by })
    const status = statusAfterFlag(
      comment.status,
      await commentFlags.countPeople(execute, id, 'KEPT'),
    )
    const isHidden = status !== comment.status
    if (isHidden) {
      await execute(sql`update wall_comments set status = ${status}, decided_at = now(),
        reason = null where id = ${id}`)
      await tellAuthor(
        req,
        execute,
        { ...comment, shelterId: null },
        {
          title: 'Votre commentaire est masqué',
          paragraph:
            'Plusieurs personnes l’ont signalé. Il n’est plus visible, le temps que l’équipe le relise.',
          quote: comment.body,
        },
      )
    }
    if (isToTell || isHidden) {
      await tellDesk(req, { what: 'comment', id, kind, words, isHidden })
    }
    return comment.postId
  })
}
