import type { PayloadRequest } from 'payload'

import type { Ticket, TicketComment } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { idOf } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { seenIn, toView, viewsFor, writtenOf } from './comment-views'
import { tellAnswer, tellTeam } from './mails'
import {
  afterRequesterWrote,
  isWrittenBy,
  mayDeleteComment,
  mayEditComment,
  type Reader,
} from './model'
import { byProgram, held, readingOf, type Reading } from './rows'
import type { ChangedComment, NewComment } from './schema'
import { writtenAlready, type Words } from './sent-twice'
import type { CommentView } from './view'

const CLOSED = 'Ce ticket est clos\u00a0: ouvrez-en un autre'

/**
 * The comments under a ticket, oldest first, as the person may read them.
 * @throws {HttpError} 401, 403, 404
 */
export async function listComments(req: PayloadRequest, ticketId: string): Promise<CommentView[]> {
  return viewsFor(req, await readingOf(req, ticketId), actorOf(req))
}

/** Writes a comment of whoever may, moves the ticket along and tells the other side; sent twice it is one. */
export async function write(
  req: PayloadRequest,
  ticketId: string,
  { content, isInternal, as, author }: Words,
): Promise<{ row: TicketComment; ticket: Ticket }> {
  return inTransaction(req, async (execute) => {
    const ticket = await held(req, execute, ticketId)
    const before = await writtenAlready(req, ticket.id, { content, isInternal, as, author })
    if (before) return { row: before, ticket }
    const fromTeam = as === 'team'
    const status = fromTeam ? ticket.status : afterRequesterWrote(ticket.status)
    if (status === null || (ticket.status === 'CLOSED' && !isInternal)) {
      throw new HttpError(422, CLOSED)
    }
    const writer = fromTeam ? req : byProgram(req)
    const row = await req.payload.create({
      collection: 'ticket-comments',
      // Only commands write comments; the caller checked who may.
      overrideAccess: true,
      req: writer,
      depth: 0,
      data: {
        shelter: idOf(ticket.shelter) ?? '',
        ticket: ticket.id,
        content,
        isInternal,
        fromTeam,
        author,
        authorName: author ? null : ticket.requester?.name,
      },
    })
    const moved = isInternal
      ? ticket
      : await req.payload.update({
          collection: 'tickets',
          id: ticket.id,
          // A comment moves its ticket, whoever may write it.
          overrideAccess: true,
          req: writer,
          depth: 0,
          data: { status, awaitsTeam: !fromTeam, lastActivityAt: new Date().toISOString() },
        })
    if (!isInternal) await (fromTeam ? tellAnswer : tellTeam)(req, moved, content)
    return { row, ticket: moved }
  })
}

/**
 * Adds a comment under a ticket; the team may make it internal.
 * @throws {HttpError} 401, 403, 404; 422 when the ticket is closed
 */
export async function addComment(
  req: PayloadRequest,
  { ticketId, content, isInternal }: NewComment,
): Promise<CommentView> {
  const { as } = await readingOf(req, ticketId)
  if (isInternal && as !== 'team') throw new HttpError(403)
  const reader = actorOf(req)
  const author = reader?.id ?? null
  const { row, ticket } = await write(req, ticketId, { content, isInternal, as, author })
  return toView(row, await seenIn(req, { ticket, as }, [author]), { reader, as, ticket })
}

export const noComment = (): HttpError => new HttpError(404, 'Commentaire introuvable')

/** @throws {HttpError} 404 */
export async function commentRow(req: PayloadRequest, id: string): Promise<TicketComment> {
  const row = await req.payload.findByID({
    collection: 'ticket-comments',
    id,
    // Its ticket tells the caller whether the person may know of it.
    overrideAccess: true,
    disableErrors: true,
    req,
    depth: 0,
  })
  if (!row) throw noComment()
  return row
}

/** A comment, with the ticket as the person reads it. @throws {HttpError} 401, 403, 404 */
async function commentFor(
  req: PayloadRequest,
  id: string,
): Promise<{ row: TicketComment } & Reading> {
  if (!actorOf(req)) throw new HttpError(401)
  const row = await commentRow(req, id)
  const reading = await readingOf(req, idOf(row.ticket) ?? '')
  if (row.isInternal && reading.as !== 'team') throw noComment()
  return { row, ...reading }
}

type As = { reader: Reader } & Pick<Reading, 'as' | 'ticket'>

/** Changes a comment where its reader may. @throws {HttpError} 403 */
export async function rewrite(
  req: PayloadRequest,
  row: TicketComment,
  content: string,
  { reader, as, ticket }: As,
): Promise<CommentView> {
  const written = writtenOf(row)
  if (!mayEditComment(written, reader, new Date())) {
    const late = isWrittenBy(written, reader)
    throw new HttpError(
      403,
      late ? 'Un commentaire ne se modifie que pendant 15 minutes' : undefined,
    )
  }
  const changed = await req.payload.update({
    collection: 'ticket-comments',
    id: row.id,
    // Checked just above.
    overrideAccess: true,
    req: as === 'team' ? req : byProgram(req),
    depth: 0,
    data: { content, editedAt: new Date().toISOString() },
  })
  return toView(changed, await seenIn(req, { ticket, as }, [written.author]), {
    reader,
    as,
    ticket,
  })
}

/** Deletes a comment where its reader may. @throws {HttpError} 403 */
export async function erase(
  req: PayloadRequest,
  row: TicketComment,
  reader: Reader,
): Promise<void> {
  if (!mayDeleteComment(writtenOf(row), reader)) throw new HttpError(403)
  await req.payload.delete({
    collection: 'ticket-comments',
    id: row.id,
    // Checked just above.
    overrideAccess: true,
    req,
  })
}

/**
 * Changes a comment: its author within 15 minutes, a super admin always; it is marked as edited.
 * @throws {HttpError} 401, 403, 404
 */
export async function editComment(
  req: PayloadRequest,
  { commentId, content }: ChangedComment,
): Promise<CommentView> {
  const { row, ticket, as } = await commentFor(req, commentId)
  return rewrite(req, row, content, { reader: actorOf(req), as, ticket })
}

/**
 * Deletes a comment: its author and super admins.
 * @throws {HttpError} 401, 403, 404
 */
export async function removeComment(req: PayloadRequest, commentId: string): Promise<void> {
  const { row } = await commentFor(req, commentId)
  await erase(req, row, actorOf(req))
}
