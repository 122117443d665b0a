import type { Access, PayloadRequest, Where } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, canSomewhere, roleIn, sheltersWith, type Actor } from '@/platform/access/model'

import { ticketPermission, type TicketType } from './model'

/** The permissions of tickets: one for those of adoptions, one for the others. */
export const TICKET_PERMISSIONS = ['manageForms', 'manageAdoptions'] as const

/** May the person work on the tickets of this type in that shelter? */
export const mayWorkOn = (actor: Actor, type: TicketType, shelter: string): boolean =>
  can(actor, ticketPermission(type), shelter)

/** Is the person in the team of that shelter at all? Others do not learn what it has. */
export const isOfTeam = (actor: Actor, shelter: string): boolean =>
  Boolean(actor?.isSuperAdmin) || roleIn(actor, shelter) !== null

/** The tickets on which the person works: by shelter, and by type. */
export function ticketRows(req: PayloadRequest): Where | boolean {
  const actor = actorOf(req)
  if (!canSomewhere(actor, ...TICKET_PERMISSIONS)) return false
  if (actor?.isSuperAdmin) return true
  req.context.scoped = true
  const inShelters = (permission: (typeof TICKET_PERMISSIONS)[number]): Where => ({
    shelter: { in: sheltersWith(actor, permission) },
  })
  return {
    or: [
      { and: [{ type: { equals: 'ADOPTION' } }, inShelters('manageAdoptions')] },
      { and: [{ type: { not_equals: 'ADOPTION' } }, inShelters('manageForms')] },
    ],
  }
}

export const readTickets: Access = ({ req }) => ticketRows(req)
