'use server'

import type { ZodType } from 'zod'

import { idOf } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
import '@/platform/validation/french'

import { changeTicketFor, createTicketFor, trackingPath } from './commands'
import { addComment, editComment, listComments, removeComment } from './comments'
import { ticketLimiter } from './limits'
import {
  changedCommentSchema,
  changedTicketSchema,
  newCommentSchema,
  newTicketSchema,
  ticketIdSchema,
} from './schema'
import { answering, type Answered } from './session'
import type { CommentView } from './view'

/** @throws {HttpError} 400 with the message of each wrong value */
function parse<T>(schema: ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message
  const [first] = Object.values(fields)
  throw new HttpError(400, first, { fields })
}

/** The comments under a ticket, oldest first, as the caller may read them. */
export async function getTicketComments(ticketId: string): Promise<Answered<CommentView[]>> {
  return answering((req) => listComments(req, parse(ticketIdSchema, ticketId)))
}

/** `isInternal` is for the team alone. Source: docs/decisions/exchanges.md. */
export async function createTicketComment(comment: {
  ticketId: string
  content: string
  isInternal?: boolean
}): Promise<Answered<CommentView>> {
  return answering(async (req, request) => {
    await ticketLimiter.count(request, req.user?.email)
    return addComment(req, parse(newCommentSchema, comment))
  })
}

export async function updateTicketComment(change: {
  commentId: string
  content: string
}): Promise<Answered<CommentView>> {
  return answering((req) => editComment(req, parse(changedCommentSchema, change)))
}

export async function deleteTicketComment(commentId: string): Promise<Answered<null>> {
  return answering(async (req) => {
    await removeComment(req, parse(ticketIdSchema, commentId))
    return null
  })
}

/**
 * See `newTicketSchema`; the path is that of the page on which who asked follows the ticket,
 * `null` for a team, because who has it acts as who asked.
 */
export async function createTicket(
  ticket: unknown,
): Promise<Answered<{ id: string; number: number; path: string | null }>> {
  return answering(async (req, request) => {
    await ticketLimiter.count(request, req.user?.email)
    const { id, number, requester } = await createTicketFor(req, parse(newTicketSchema, ticket))
    const isOwn = Boolean(req.user) && idOf(requester?.user) === req.user?.id
    return { id, number, path: isOwn ? trackingPath(id) : null }
  })
}

/** See `changedTicketSchema`. */
export async function updateTicket(change: unknown): Promise<Answered<{ id: string }>> {
  return answering(async (req) => {
    const { id } = await changeTicketFor(req, parse(changedTicketSchema, change))
    return { id }
  })
}
