import type { PayloadRequest, Where } from 'payload'

import type { Ticket, TicketComment } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { TICKET_MAX, type TicketType } from './model'
import type { Reading } from './rows'

export type Opening = {
  shelter: string
  type: TicketType
  title: string
  description?: string | null
  priority?: Ticket['priority']
  requester?: { name?: string | null; email?: string | null; user?: string | null }
  assignee?: string | null
  animal?: string | null
  submission?: string | null
  /** Somebody outside of the team asks: it is the team's turn. */
  awaitsTeam: boolean
}

/** Minutes within which the same words of the same person are one thing, sent twice. */
const SAME_WITHIN = 10

/** Since when a second sending is the first one again, ISO 8601. */
const sentTwiceSince = (): string => new Date(Date.now() - SAME_WITHIN * 60_000).toISOString()

/** The ticket that a second press, or one after a lost answer, would open again. */
export async function openedAlready(
  req: PayloadRequest,
  { shelter, type, title, description, requester, animal, awaitsTeam }: Opening,
): Promise<Ticket | undefined> {
  const same = (path: string, value: string | null | undefined): Where =>
    value ? { [path]: { equals: value } } : { [path]: { exists: false } }
  const { docs } = await req.payload.find({
    collection: 'tickets',
    // What is found says what the caller just said, in the shelter to which they may write.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: {
      and: [
        { shelter: { equals: shelter } },
        { createdAt: { greater_than: sentTwiceSince() } },
        { type: { equals: type } },
        { awaitsTeam: { equals: awaitsTeam } },
        same('title', title.slice(0, TICKET_MAX.title)),
        same('description', description?.slice(0, TICKET_MAX.stored)),
        same('requester.email', requester?.email),
        same('requester.name', requester?.name),
        same('requester.user', requester?.user),
        same('animal', animal),
      ],
    },
  })
  return docs[0]
}

/** What somebody writes under a ticket; `author` is null for whoever has no account. */
export type Words = {
  content: string
  isInternal: boolean
  as: Reading['as']
  author: string | null
}

/**
 * The comment that a second press would write again, under a ticket that is held: the last one, or
 * somebody went on from there and the same words are an answer of their own.
 */
export async function writtenAlready(
  req: PayloadRequest,
  ticket: string,
  { content, isInternal, as, author }: Words,
): Promise<TicketComment | undefined> {
  const { docs } = await req.payload.find({
    collection: 'ticket-comments',
    // Whether the last one is the person's own is looked at here, and nothing else is told.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { ticket: { equals: ticket }, isInternal: { equals: isInternal } },
    sort: '-createdAt',
  })
  const [last] = docs
  const isSame =
    last?.content === content &&
    last.fromTeam === (as === 'team') &&
    (idOf(last.author) ?? null) === author &&
    last.createdAt > sentTwiceSince()
  return isSame ? last : undefined
}
