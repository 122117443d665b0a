import type { PayloadRequest, Where } from 'payload'

import { avatarsOf } from '@/features/accounts/queries'
import type { Ticket, TicketComment } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { idOf } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { tellAnswer, tellTeam } from './mails'
import { afterRequesterWrote, mayDeleteComment, mayEditComment } from './model'
import { byProgram, held, peopleOf, readingOf, ticketRow, type Known, type Reading } from './rows'
import type { ChangedComment, NewComment } from './schema'
import type { CommentView } from './view'

const CLOSED = 'Ce ticket est clos\u00a0: ouvrez-en un autre'

/** Most comments of one ticket that are shown: the latest. */
const MOST = 500

/** The accounts of those who wrote, and the photos that a reader sees of them. */
type Seen = { people: ReadonlyMap<string, Known>; avatars: ReadonlyMap<string, string> }

async function seenIn(
  req: PayloadRequest,
  { ticket, as }: Pick<Reading, 'ticket' | 'as'>,
  authors: ReadonlyArray<string | null>,
): Promise<Seen> {
  const people = await peopleOf(req, authors)
  const shelter = idOf(ticket.shelter)
  // A photo was chosen for the page of a team; who only asked is shown names.
  const isShown = as === 'team' && shelter !== null
  return { people, avatars: isShown ? await avatarsOf([...people.values()], [shelter]) : new Map() }
}

function toView(
  row: TicketComment,
  { people, avatars }: Seen,
  { req, as, ticket }: { req: PayloadRequest | null; as: Reading['as']; ticket: Ticket },
): CommentView {
  const reader = req ? actorOf(req) : null
  const author = idOf(row.author)
  const known = author ? people.get(author) : undefined
  const written = { author, createdAt: row.createdAt }
  const isOwnLink = reader === null && !row.fromTeam
  const email = known?.email ?? (row.fromTeam ? undefined : (ticket.requester?.email ?? undefined))
  return {
    id: row.id,
    content: row.content,
    isInternal: Boolean(row.isInternal),
    createdAt: row.createdAt,
    updatedAt: row.editedAt ?? row.createdAt,
    user: {
      id: author,
      name: known?.name || row.authorName || (row.fromTeam ? 'Équipe du refuge' : 'Demandeur'),
      ...(as === 'team' && email ? { email } : {}),
      avatar: avatars.get(author ?? '') ?? null,
      isSuperAdmin: Boolean(known?.isSuperAdmin),
    },
    fromTeam: Boolean(row.fromTeam),
    isMine: isOwnLink || (reader !== null && author === reader.id),
    canEdit: mayEditComment(written, reader, new Date()),
    canDelete: mayDeleteComment(written, reader),
  }
}

/** The one query by which comments leave the server: what is internal is the team's. */
async function commentsOf(
  req: PayloadRequest,
  ticket: Ticket,
  as: Reading['as'],
): Promise<TicketComment[]> {
  const own: Where = { ticket: { equals: ticket.id } }
  const { docs } = await req.payload.find({
    collection: 'ticket-comments',
    // Nobody reads them at Payload's endpoints; `as` was decided from the ticket and the session.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    limit: MOST,
    sort: '-createdAt',
    where: as === 'team' ? own : { and: [own, { isInternal: { not_equals: true } }] },
  })
  return docs.reverse()
}

async function viewsFor(
  req: PayloadRequest,
  { ticket, as }: Pick<Reading, 'ticket' | 'as'>,
  isSignedIn = true,
): Promise<CommentView[]> {
  const rows = await commentsOf(req, ticket, as)
  const seen = await seenIn(
    req,
    { ticket, as },
    rows.map(({ author }) => idOf(author)),
  )
  return rows.map((row) => toView(row, seen, { req: isSignedIn ? req : null, as, ticket }))
}

/**
 * The comments under a ticket, oldest first, as the person may read them.
 * @throws {HttpError} 401, 403, 404
 */
export async function listComments(req: PayloadRequest, ticketId: string): Promise<CommentView[]> {
  return viewsFor(req, await readingOf(req, ticketId))
}

/** Whether the session of the request is that of the account that asked. */
const isOwnAccount = (req: PayloadRequest, { requester }: Ticket): boolean => {
  const reader = actorOf(req)?.id
  return reader !== undefined && reader === idOf(requester?.user)
}

/** The same for whoever has the link of the person who asked; never what is internal. */
export async function listCommentsByLink(
  req: PayloadRequest,
  ticketId: string,
): Promise<CommentView[]> {
  const ticket = await ticketRow(req, ticketId)
  return viewsFor(req, { ticket, as: 'requester' }, isOwnAccount(req, ticket))
}

type Words = { content: string; isInternal: boolean; as: Reading['as']; author: string | null }

/** Writes a comment, moves the ticket along and tells the other side. */
async function write(
  req: PayloadRequest,
  ticketId: string,
  { content, isInternal, as, author }: Words,
): Promise<{ row: TicketComment; ticket: Ticket }> {
  return inTransaction(req, async (execute) => {
    const ticket = await held(req, execute, ticketId)
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
  const author = actorOf(req)?.id ?? null
  const { row, ticket } = await write(req, ticketId, { content, isInternal, as, author })
  return toView(row, await seenIn(req, { ticket, as }, [author]), { req, as, ticket })
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
  // With the own account open, the comment is signed with it; anybody else's says nothing here.
  const isOwn = isOwnAccount(req, await ticketRow(req, ticketId))
  const author = isOwn ? (actorOf(req)?.id ?? null) : null
  const words = { content, isInternal: false, as: 'requester' as const, author }
  const { row, ticket } = await write(req, ticketId, words)
  const reader = { req: isOwn ? req : null, as: 'requester' as const, ticket }
  return toView(row, await seenIn(req, reader, [author]), reader)
}

/** A comment, with the ticket as the person reads it. @throws {HttpError} 401, 403, 404 */
async function commentFor(
  req: PayloadRequest,
  id: string,
): Promise<{ row: TicketComment } & Reading> {
  if (!actorOf(req)) throw new HttpError(401)
  const row = await req.payload.findByID({
    collection: 'ticket-comments',
    id,
    // The ticket says below whether the person may know of it.
    overrideAccess: true,
    disableErrors: true,
    req,
    depth: 0,
  })
  const missing = new HttpError(404, 'Commentaire introuvable')
  if (!row) throw missing
  const reading = await readingOf(req, idOf(row.ticket) ?? '')
  if (row.isInternal && reading.as !== 'team') throw missing
  return { row, ...reading }
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
  const writer = as === 'team' ? req : byProgram(req)
  const author = idOf(row.author)
  const reader = actorOf(req)
  if (!mayEditComment({ author, createdAt: row.createdAt }, reader, new Date())) {
    const late = author === reader?.id
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
    req: writer,
    depth: 0,
    data: { content, editedAt: new Date().toISOString() },
  })
  return toView(changed, await seenIn(req, { ticket, as }, [author]), { req, as, ticket })
}

/**
 * Deletes a comment: its author and super admins.
 * @throws {HttpError} 401, 403, 404
 */
export async function removeComment(req: PayloadRequest, commentId: string): Promise<void> {
  const { row } = await commentFor(req, commentId)
  if (!mayDeleteComment({ author: idOf(row.author) }, actorOf(req))) throw new HttpError(403)
  await req.payload.delete({
    collection: 'ticket-comments',
    id: row.id,
    // Checked just above.
    overrideAccess: true,
    req,
  })
}
