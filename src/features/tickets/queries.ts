import type { PayloadRequest } from 'payload'

import { teamWith } from '@/features/notifications/commands'
import { publicShelter } from '@/features/shelters/public'
import type { Ticket } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { trackingPath } from './mails'
import { nextTicketStatuses, ticketPermission } from './model'
import { homeOf, peopleOf, ticketRow, workingOn, type Home } from './rows'
import type { OwnTicket, TicketView } from './view'

async function animalOf(
  req: PayloadRequest,
  ticket: Ticket,
): Promise<{ id: string; name: string } | null> {
  const id = idOf(ticket.animal)
  if (!id) return null
  const row = await req.payload.findByID({
    collection: 'animals',
    id,
    // The person who asked named the animal, and the team keeps it.
    overrideAccess: true,
    disableErrors: true,
    req,
    depth: 0,
    select: { name: true },
  })
  return row ? { id, name: row.name } : null
}

function ownView(
  ticket: Ticket,
  { id, name, slug, timezone }: Home,
  animal: OwnTicket['animal'],
): OwnTicket {
  return {
    id: ticket.id,
    number: ticket.number,
    title: ticket.title,
    description: ticket.description ?? '',
    status: ticket.status,
    createdAt: ticket.createdAt,
    lastActivityAt: ticket.lastActivityAt,
    shelter: { id, name, slug, timezone },
    animal,
    path: trackingPath(ticket.id),
  }
}

/**
 * A ticket for whoever has the link of the person who asked.
 * @throws {HttpError} 404
 */
export async function readByLink(req: PayloadRequest, id: string): Promise<OwnTicket> {
  const ticket = await ticketRow(req, id)
  const home = await homeOf(req, idOf(ticket.shelter) ?? '')
  return ownView(ticket, home, await animalOf(req, ticket))
}

/** The shelters to which anybody may write, by name. */
export async function listReachableShelters(
  req: PayloadRequest,
): Promise<Array<{ id: string; label: string }>> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // Approved shelters are public, whoever asks.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    limit: 2000,
    sort: 'name',
    select: { name: true, location: true },
    where: publicShelter,
  })
  return docs.map(({ id, name, location }) => ({ id, label: `${name} (${location.city})` }))
}

/** The tickets that the signed-in person asked for, the latest activity first; at most 50. */
export async function listOwnTickets(req: PayloadRequest): Promise<OwnTicket[]> {
  const { user } = req
  if (user?.collection !== 'users') return []
  const { docs } = await req.payload.find({
    collection: 'tickets',
    // The own ones, as the person who asked sees them.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    limit: 50,
    sort: '-lastActivityAt',
    where: {
      or: [
        { 'requester.user': { equals: user.id } },
        // What was asked without an account, with an address that is theirs.
        ...(user.emailVerified
          ? [
              {
                'requester.user': { exists: false },
                'requester.email': { in: [user.email, user.email.toLowerCase()] },
              },
            ]
          : []),
      ],
    },
  })
  const ids = [...new Set(docs.map(({ shelter }) => idOf(shelter) ?? ''))]
  const homes = new Map<string, Home>(
    await Promise.all(ids.map(async (id) => [id, await homeOf(req, id)] as const)),
  )
  return docs.map((ticket) => ownView(ticket, homes.get(idOf(ticket.shelter) ?? '') as Home, null))
}

/**
 * A ticket for the team that works on it.
 * @throws {HttpError} 401, 403, 404
 */
export async function readTicket(req: PayloadRequest, id: string): Promise<TicketView> {
  const { ticket, shelter } = await workingOn(req, id)
  const home = await homeOf(req, shelter)
  const team = await teamWith(req, shelter, ticketPermission(ticket.type))
  const assignee = idOf(ticket.assignee)
  const known = assignee ? (await peopleOf(req, [assignee])).get(assignee) : undefined
  const { path: _own, ...own } = ownView(ticket, home, await animalOf(req, ticket))
  return {
    ...own,
    type: ticket.type,
    priority: ticket.priority,
    awaitsTeam: Boolean(ticket.awaitsTeam),
    requester: {
      name: ticket.requester?.name ?? '',
      email: ticket.requester?.email ?? '',
      hasAccount: Boolean(ticket.requester?.user),
    },
    assignee: known ? { id: known.id, name: known.name } : null,
    submissionId: idOf(ticket.submission),
    next: nextTicketStatuses(ticket.status),
    team: team.flatMap(({ userId, name }) => (userId ? [{ id: userId, name: name ?? '' }] : [])),
  }
}
