import type { PayloadRequest } from 'payload'

import type { Ticket, TicketComment } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { idOf } from '@/platform/access/model'

import { seenIn, toView, viewsFor } from './comment-views'
import { commentRow, erase, noComment, rewrite, write } from './comments'
import type { Reader } from './model'
import { byProgram, ticketRow } from './rows'
import type { ChangedComment } from './schema'
import type { CommentView } from './view'

const as = 'requester' as const

/**
 * Whoever has the link of the person who asked. With the own account open they are that account too;
 * anybody else's says nothing here, a super admin's neither.
 */
function holderOf(req: PayloadRequest, { requester }: Ticket): NonNullable<Reader> {
  const id = actorOf(req)?.id ?? null
  return { id: id !== null && id === idOf(requester?.user) ? id : null, hasLink: true }
}

/** The comments under a ticket for whoever has its link, oldest first; never what is internal. */
export async function listCommentsByLink(
  req: PayloadRequest,
  ticketId: string,
): Promise<CommentView[]> {
  const ticket = await ticketRow(req, ticketId)
  return viewsFor(req, { ticket, as }, holderOf(req, ticket))
}

/**
 * An answer of the person who asked, by the link of an e-mail.
 * @throws {HttpError} 404; 422 when the ticket is closed
 */
export async function addCommentByLink(
  req: PayloadRequest,
  ticketId: string,
  content: string,
): Promise<CommentView> {
  const reader = holderOf(req, await ticketRow(req, ticketId))
  // With the own account open, the comment is signed with it.
  const author = reader.id
  const { row, ticket } = await write(req, ticketId, { content, isInternal: false, as, author })
  return toView(row, await seenIn(req, { ticket, as }, [author]), { reader, as, ticket })
}

type Found = { row: TicketComment; ticket: Ticket; reader: NonNullable<Reader> }

/** A comment of the ticket that the link opens. @throws {HttpError} 404 for any other */
async function found(req: PayloadRequest, ticketId: string, commentId: string): Promise<Found> {
  const ticket = await ticketRow(req, ticketId)
  const row = await commentRow(req, commentId)
  if (idOf(row.ticket) !== ticket.id || row.isInternal) throw noComment()
  return { row, ticket, reader: holderOf(req, ticket) }
}

/**
 * Changes what was written by the link, or by the own account that is open: for 15 minutes, and marked.
 * @throws {HttpError} 403, 404
 */
export async function editCommentByLink(
  req: PayloadRequest,
  ticketId: string,
  { commentId, content }: ChangedComment,
): Promise<CommentView> {
  const { row, ticket, reader } = await found(req, ticketId, commentId)
  return rewrite(req, row, content, { reader, as, ticket })
}

/** Deletes what was written by the link, or by the own account that is open. @throws {HttpError} 403, 404 */
export async function removeCommentByLink(
  req: PayloadRequest,
  ticketId: string,
  commentId: string,
): Promise<void> {
  const { row, reader } = await found(req, ticketId, commentId)
  await erase(byProgram(req), row, reader)
}
