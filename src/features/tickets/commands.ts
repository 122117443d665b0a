import type { PayloadRequest } from 'payload'

import { teamWith } from '@/features/notifications/commands'
import { publicShelter } from '@/features/shelters/public'
import type { Ticket } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { idOf } from '@/platform/access/model'
import { requireConfirmed } from '@/platform/access/require'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { isOfTeam, mayWorkOn } from './access'
import { tellAssignee, tellReceived, tellResolved, tellTeam } from './mails'
import {
  mayMove,
  TICKET_STATUS_LABELS,
  ticketPermission,
  UNCONFIRMED,
  VISITOR_TICKET_TYPES,
  type TicketType,
} from './model'
import { openTicketOnce } from './opening'
import { byProgram, held, peopleOf, workingOn } from './rows'
import type { ChangedTicket, NewTicket } from './schema'

export { followUpOf, openFromSubmission } from './from-submission'
export { trackingPath } from './mails'

/** @throws {HttpError} 422 unless the person works on such tickets in the shelter */
async function checkAssignee(
  req: PayloadRequest,
  shelter: string,
  type: TicketType,
  assignee: string | null | undefined,
): Promise<void> {
  if (!assignee || assignee === actorOf(req)?.id) return
  const team = await teamWith(req, shelter, ticketPermission(type))
  if (team.some(({ userId }) => userId === assignee)) return
  const message = 'Cette personne ne suit pas les tickets du refuge'
  throw new HttpError(422, message, { fields: { assigneeId: message } })
}

/** @throws {HttpError} 422 for an animal of another shelter */
async function checkAnimal(
  req: PayloadRequest,
  shelter: string,
  animal: string | null | undefined,
): Promise<void> {
  if (!animal) return
  const { totalDocs } = await req.payload.count({
    collection: 'animals',
    // The question is to whom it belongs, not whether the person sees it.
    overrideAccess: true,
    req,
    where: { and: [{ id: { equals: animal } }, { shelter: { equals: shelter } }] },
  })
  if (totalDocs > 0) return
  const message = 'Choisissez un animal de ce refuge'
  throw new HttpError(422, message, { fields: { animalId: message } })
}

/** Is it a shelter to which everybody may write? */
async function isPublic(req: PayloadRequest, shelter: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'shelters',
    // Its state is public: only approved shelters have a site.
    overrideAccess: true,
    req,
    where: { and: [{ id: { equals: shelter } }, publicShelter] },
  })
  return totalDocs > 0
}

async function openByTeam(req: PayloadRequest, sent: NewTicket, type: TicketType) {
  const { shelterId: shelter, requesterName, requesterEmail, assigneeId, animalId } = sent
  await checkAssignee(req, shelter, type, assigneeId)
  await checkAnimal(req, shelter, animalId)
  return inTransaction(req, async () => {
    const { ticket, isNew } = await openTicketOnce(req, {
      shelter,
      type,
      title: sent.title,
      description: sent.description,
      priority: sent.priority,
      requester: { name: requesterName || null, email: requesterEmail || null },
      assignee: assigneeId,
      animal: animalId,
      awaitsTeam: false,
    })
    if (!isNew) return ticket
    await tellReceived(req, ticket)
    await tellAssignee(req, ticket)
    return ticket
  })
}

async function openByVisitor(req: PayloadRequest, sent: NewTicket, type: TicketType) {
  const { shelterId: shelter, title, description, animalId } = sent
  const user = req.user
  if (!user) throw new HttpError(401)
  // A shelter would hear of it in the name of the address, which would get an answer.
  requireConfirmed(user, UNCONFIRMED)
  if (!(await isPublic(req, shelter))) throw new HttpError(404, 'Refuge introuvable')
  if (!VISITOR_TICKET_TYPES.includes(type)) throw new HttpError(403)
  await checkAnimal(req, shelter, animalId)
  return inTransaction(req, async () => {
    const { ticket, isNew } = await openTicketOnce(byProgram(req), {
      shelter,
      type,
      title,
      description,
      requester: { name: user.name, email: user.email, user: user.id },
      animal: animalId,
      awaitsTeam: true,
    })
    if (!isNew) return ticket
    await tellReceived(req, ticket)
    await tellTeam(req, ticket, description)
    return ticket
  })
}

/**
 * Opens a ticket: for the team of the shelter with everything that it says; for any other
 * signed-in person in their own name, as a normal request of type CONTACT (or STANDARD). The same
 * words sent twice are one ticket.
 * @throws {HttpError} 401; 403 for a type that is not theirs, and for an address that nobody confirmed; 404; 422
 */
export async function createTicketFor(req: PayloadRequest, sent: NewTicket): Promise<Ticket> {
  const actor = actorOf(req)
  if (!actor) throw new HttpError(401)
  const type = sent.type ?? (isOfTeam(actor, sent.shelterId) ? 'STANDARD' : 'CONTACT')
  if (mayWorkOn(actor, type, sent.shelterId)) return openByTeam(req, sent, type)
  return openByVisitor(req, sent, type)
}

/** « Claire a déjà passé ce ticket à « Résolu » », for whoever comes second. */
async function conflict(req: PayloadRequest, ticket: Ticket): Promise<HttpError> {
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    // Only the name of the colleague who changed the same ticket is taken from it.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-createdAt',
    where: { and: [{ entity: { equals: 'tickets' } }, { entityId: { equals: ticket.id } }] },
  })
  const by = idOf(docs[0]?.user)
  const name = by ? (await peopleOf(req, [by])).get(by)?.name : undefined
  const status = TICKET_STATUS_LABELS[ticket.status]
  return new HttpError(
    409,
    `${name ?? 'Quelqu’un'} a déjà passé ce ticket à «\u00a0${status}\u00a0»`,
    {
      more: { status: ticket.status },
    },
  )
}

/**
 * Changes a ticket of the person's team. Of two people who move it at once one wins; the other
 * is told who did what.
 * @throws {HttpError} 401, 403, 404; 409 when it left `from` meanwhile; 422 for an illegal step
 */
export async function changeTicketFor(
  req: PayloadRequest,
  { ticketId, from, status, type, assigneeId, ...texts }: ChangedTicket,
): Promise<Ticket> {
  const { shelter } = await workingOn(req, ticketId)
  return inTransaction(req, async (execute) => {
    const ticket = await held(req, execute, ticketId)
    if (from && from !== ticket.status) throw await conflict(req, ticket)
    if (status && !mayMove(ticket.status, status)) {
      const [one, other] = [TICKET_STATUS_LABELS[ticket.status], TICKET_STATUS_LABELS[status]]
      throw new HttpError(
        422,
        `Un ticket «\u00a0${one}\u00a0» ne passe pas à «\u00a0${other}\u00a0»`,
      )
    }
    // Whoever may not work on the other kind does not push a ticket there either.
    if (type && !mayWorkOn(actorOf(req), type, shelter)) throw new HttpError(403)
    await checkAssignee(req, shelter, type ?? ticket.type, assigneeId)
    const isMoved = status !== undefined && status !== ticket.status
    const changed = await req.payload.update({
      collection: 'tickets',
      id: ticketId,
      // Checked above: tickets are written by commands alone.
      overrideAccess: true,
      req,
      depth: 0,
      data: {
        ...texts,
        ...(type && { type }),
        ...(assigneeId !== undefined && { assignee: assigneeId }),
        ...(isMoved && {
          status,
          awaitsTeam: false,
          lastActivityAt: new Date().toISOString(),
        }),
      },
    })
    if (isMoved && status === 'RESOLVED') await tellResolved(req, changed)
    if (assigneeId && assigneeId !== idOf(ticket.assignee)) await tellAssignee(req, changed)
    return changed
  })
}
