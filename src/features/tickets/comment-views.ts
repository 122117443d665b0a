import type { PayloadRequest, Where } from 'payload'

import { avatarsOf } from '@/features/accounts/queries'
import type { Ticket, TicketComment } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { mayDeleteComment, mayEditComment, type Reader, type Written } from './model'
import { peopleOf, type Known, type Reading } from './rows'
import type { CommentView } from './view'

/** Most comments of one ticket that are shown: the latest. */
const MOST = 500

/** The accounts of those who wrote, and the photos that a reader sees of them. */
type Seen = { people: ReadonlyMap<string, Known>; avatars: ReadonlyMap<string, string> }

/** What a reader sees of those who wrote. */
export async function seenIn(
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

/** What decides who may change a comment. */
export const writtenOf = (row: TicketComment): Written => ({
  author: idOf(row.author),
  fromTeam: Boolean(row.fromTeam),
  createdAt: row.createdAt,
})

/** A comment as its reader sees it. */
export function toView(
  row: TicketComment,
  { people, avatars }: Seen,
  { reader, as, ticket }: { reader: Reader; as: Reading['as']; ticket: Ticket },
): CommentView {
  const author = idOf(row.author)
  const known = author ? people.get(author) : undefined
  const written = writtenOf(row)
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
    isMine: (reader?.hasLink && !row.fromTeam) || (author !== null && author === reader?.id),
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

/** What stands under a ticket, oldest first, as one reader may see it. */
export async function viewsFor(
  req: PayloadRequest,
  { ticket, as }: Pick<Reading, 'ticket' | 'as'>,
  reader: Reader,
): Promise<CommentView[]> {
  const rows = await commentsOf(req, ticket, as)
  const seen = await seenIn(
    req,
    { ticket, as },
    rows.map(({ author }) => idOf(author)),
  )
  return rows.map((row) => toView(row, seen, { reader, as, ticket }))
}
