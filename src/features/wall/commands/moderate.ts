import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { can } from '@/platform/access/model'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { swept } from '@/platform/storage/transaction'

import { NOTES, type Kind } from '../desk/model'
import { commentFlags, postFlags } from '../flags'
import { SENTENCES, statusAfter, yourPostAtStart, type Decision, type WallStatus } from '../model'
import { renamePhotos } from '../photos'
import { holdComment, holdPost, touchSheets } from '../store'
import { tellAuthor } from '../tell'

export type Decided = {
  kind: Kind
  id: string
  decision: Decision
  /** Flags that were read; more of them are read first. */
  seen?: number | undefined
  /** Of the words that were read. */
  stamp?: string | undefined
  /** What its author reads. */
  reason: string | null
  /** A decision of a moment ago is taken back: its flags wait again. */
  isUndo?: boolean | undefined
}

const OUTCOMES = { PUBLISHED: 'KEPT', HIDDEN: 'HIDDEN', REMOVED: 'REMOVED' } as const
type Outcome = (typeof OUTCOMES)[WallStatus]

type Held = {
  authorId: string | null
  /** In whose name it stands. */
  shelterId: string | null
  body: string
  status: WallStatus
  stamp: string
}

/** What its author reads of it; nothing when what everybody sees stays the same. */
function toldOf(kind: Kind, held: Held, after: WallStatus, hasReason: boolean) {
  if (held.status === after) return null
  const [what, it, e] =
    kind === 'post' ? [yourPostAtStart(held), 'Elle', 'e'] : ['Votre commentaire', 'Il', '']
  if (after === 'PUBLISHED') {
    return {
      title: `${what} est de nouveau en ligne`,
      paragraph: `Une personne de l’équipe l’a relu${e}\u00a0: ${it.toLowerCase()} a sa place ici.`,
    }
  }
  const word = after === 'HIDDEN' ? 'masqué' : 'retiré'
  return {
    title: `${what} est ${word}${e}`,
    paragraph: `${it} n’est plus visible sur le mur.${hasReason ? ' Voici pourquoi\u00a0:' : ''}`,
  }
}

/** The flags that the last decision settled wait again. */
async function reopen(execute: Execute, about: string, id: string): Promise<void> {
  await execute(sql`
    update flags f set settled_at = null, settled_by = null, outcome = null
    where f.about = ${about} and f.object_id = ${id}
      and f.settled_at = (select max(l.settled_at) from flags l
        where l.about = ${about} and l.object_id = ${id})
      and f.settled_at > now() - interval '1 hour'
      and not exists (select 1 from flags o where o.object_id = f.object_id
        and o.flagged_by = f.flagged_by and o.settled_at is null)`)
}

async function readHeld(execute: Execute, kind: Kind, id: string) {
  if (kind === 'comment') {
    const comment = await holdComment(execute, id)
    return { post: null, held: { ...comment, shelterId: null } satisfies Held }
  }
  const post = await holdPost(execute, id)
  return {
    post,
    held: { ...post, stamp: String(post.version) } satisfies Held,
  }
}

/**
 * A super admin keeps, hides or removes a post or a comment; whoever wrote it is told why.
 * @returns what it was before, which an undo asks for
 * @throws {HttpError} 403 for anybody else, 404, 409 when flags came that were not read, 422 on `reason`
 */
export async function decide(
  req: PayloadRequest,
  by: User,
  { kind, id, decision, seen, stamp, reason, isUndo }: Decided,
): Promise<WallStatus> {
  requireSuperAdmin(by)
  const about = kind === 'post' ? 'wall_posts' : 'wall_comments'
  const flags = kind === 'post' ? postFlags : commentFlags
  const work = inTransaction(req, async (execute) => {
    const { post, held } = await readHeld(execute, kind, id)
    if (seen !== undefined && (await flags.count(execute, id)) > seen) {
      throw new HttpError(409, SENTENCES.newFlag)
    }
    if (stamp !== undefined && stamp !== held.stamp) throw new HttpError(409, SENTENCES.edited)
    const status = statusAfter(decision)
    const photos =
      post && post.status === 'PUBLISHED' && status !== 'PUBLISHED'
        ? sql`, photos = ${JSON.stringify(await renamePhotos(req, post.photos))}::jsonb`
        : sql``
    await execute(sql`
      update ${sql.identifier(about)} set status = ${status},
        reason = ${status === 'PUBLISHED' ? null : reason}, decided_at = now()${photos}
      where id = ${id}`)
    if (isUndo) await reopen(execute, about, id)
    else await flags.settle(execute, id, by.id, OUTCOMES[status] satisfies Outcome)
    await touchSheets(req, [post?.animalId ?? null])
    const told = toldOf(kind, held, status, Boolean(reason))
    if (told) await tellAuthor(req, execute, held, { ...told, reason, quote: held.body })
    await record(req, {
      action: 'UPDATE',
      collection: kind === 'post' ? 'wall-posts' : 'wall-comments',
      before: null,
      after: { id, shelter: held.shelterId },
      note: `${kind === 'post' ? 'Mur, publication' : 'Mur, commentaire'}\u00a0: ${NOTES[status]}${isUndo ? ' (décision annulée)' : ''}`,
    })
    return held.status
  })
  return swept(work)
}

/**
 * The team of an animal's shelter shows a post about it on its sheet, or does not any more.
 * @param shown.stamp of what the person has read
 * @throws {HttpError} 404 for whoever does not manage its news, 409 for a post that is not online, or that its
 * author has changed since it was read
 */
export async function showOnSheet(
  req: PayloadRequest,
  by: User,
  id: string,
  { isOnSheet, stamp }: { isOnSheet: boolean; stamp?: string | undefined },
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const post = await holdPost(execute, id)
    if (!post.animalShelter || !can(by, 'manageNews', post.animalShelter)) {
      throw new HttpError(404, SENTENCES.notFound)
    }
    if (isOnSheet && post.status !== 'PUBLISHED') throw new HttpError(409, SENTENCES.notFound)
    if (isOnSheet && stamp !== undefined && stamp !== String(post.version)) {
      throw new HttpError(409, SENTENCES.edited)
    }
    await execute(sql`update wall_posts set is_on_sheet = ${isOnSheet} where id = ${id}`)
    await touchSheets(req, [post.animalId])
    await record(req, {
      action: 'UPDATE',
      collection: 'wall-posts',
      before: null,
      after: { id, shelter: post.animalShelter },
      note: isOnSheet
        ? 'Publication du mur montrée sur la fiche'
        : 'Publication du mur retirée de la fiche',
    })
  })
}
