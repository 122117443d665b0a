import { z } from 'zod'

import { keysOf } from '@/platform/keys.model'
import { listAnswer, oneOf, paging, searchText, severalOf } from '@/platform/http/list-query'

import { TICKET_PRIORITY_LABELS, TICKET_STATUS_LABELS, TICKET_TYPE_LABELS } from '../model'
import { TICKETS_PER_PAGE, type TicketTab } from './model'

const type = oneOf(keysOf(TICKET_TYPE_LABELS))
const priority = oneOf(keysOf(TICKET_PRIORITY_LABELS))

/** What a list of tickets is asked. */
export const ticketsQuerySchema = z.strictObject({
  status: severalOf(keysOf(TICKET_STATUS_LABELS)),
  type: type.optional(),
  priority: priority.optional(),
  assignee: z
    .literal('me', 'Valeur attendue\u00a0: me')
    .optional()
    .describe('Ceux que la personne suit, seuls'),
  awaitsTeam: z
    .literal('true', 'Valeur attendue\u00a0: true')
    .optional()
    .describe('Ceux qui attendent une réponse de l’équipe, seuls'),
  search: searchText(100).describe('Objet, numéro, nom ou e-mail, sans tenir compte des accents'),
  sortBy: oneOf(['priority', 'lastActivityAt', 'createdAt']).default('priority'),
  sortOrder: oneOf(['asc', 'desc']).default('desc'),
  ...paging(TICKETS_PER_PAGE),
})
export type TicketsQuery = z.infer<typeof ticketsQuerySchema>

/** One line of the list of a team. */
export const ticketRow = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  type,
  priority,
  status: oneOf(keysOf(TICKET_STATUS_LABELS)),
  awaitsTeam: z.boolean(),
  requesterName: z.string(),
  assigneeName: z.string(),
  lastActivityAt: z.string(),
  timezone: z.string().describe('Nom IANA de l’heure du refuge'),
})

const count = z.number()

export const ticketsView = listAnswer(ticketRow, {
  counts: z
    .object({ todo: count, waiting: count, done: count, all: count } satisfies Record<
      TicketTab,
      z.ZodType
    >)
    .describe('Par partie de la liste, ce que laissent les autres filtres'),
})
