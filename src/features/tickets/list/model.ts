import type { TicketStatus } from '../model'

/** Tickets on one page of the list. Source: docs/decisions/exchanges.md. */
export const TICKETS_PER_PAGE = 12

/** The parts of the list, and the statuses that each shows. */
export const TABS = {
  todo: { label: 'À traiter', statuses: ['OPEN', 'IN_PROGRESS'] },
  waiting: { label: 'En attente', statuses: ['WAITING'] },
  done: { label: 'Terminés', statuses: ['RESOLVED', 'CLOSED'] },
  all: { label: 'Tous', statuses: ['OPEN', 'IN_PROGRESS', 'WAITING', 'RESOLVED', 'CLOSED'] },
} as const satisfies Record<string, { label: string; statuses: readonly TicketStatus[] }>
export type TicketTab = keyof typeof TABS

/** The orders that have a name: the most urgent, the last touched, the oldest. */
export const SORTS = {
  todo: { label: 'Le plus pressé', sortBy: 'priority', sortOrder: 'desc' },
  recent: { label: 'Dernière activité', sortBy: 'lastActivityAt', sortOrder: 'desc' },
  oldest: { label: 'Le plus ancien', sortBy: 'createdAt', sortOrder: 'asc' },
} as const
export type TicketSort = keyof typeof SORTS
