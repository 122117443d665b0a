import type { Permission } from '@/platform/access/model'

/** Values and labels are stored and shown as they are. Source: docs/decisions/exchanges.md. */
export const TICKET_TYPE_LABELS = {
  STANDARD: 'Standard',
  ADOPTION: 'Adoption',
  PREVISIT: 'Pré-visite',
  CONTACT: 'Contact',
} as const
export type TicketType = keyof typeof TICKET_TYPE_LABELS

export const TICKET_PRIORITY_LABELS = { URGENT: 'Urgent', NORMAL: 'Normal' } as const
export type TicketPriority = keyof typeof TICKET_PRIORITY_LABELS

/** Source: docs/decisions/exchanges.md. */
export const TICKET_STATUS_LABELS = {
  OPEN: 'Ouvert',
  IN_PROGRESS: 'En cours',
  WAITING: 'En attente de réponse',
  RESOLVED: 'Résolu',
  CLOSED: 'Clos',
} as const
export type TicketStatus = keyof typeof TICKET_STATUS_LABELS

/** What still asks for something to be done. */
export const OPEN_TICKET_STATUSES: readonly TicketStatus[] = ['OPEN', 'IN_PROGRESS', 'WAITING']

/**
 * Longest texts that people write, in characters; `stored` is the longest that a row holds, from
 * before. Source: docs/decisions/exchanges.md.
 */
export const TICKET_MAX = {
  title: 150,
  description: 1000,
  comment: 1000,
  name: 100,
  stored: 5000,
} as const

const TRANSITIONS: Record<TicketStatus, readonly TicketStatus[]> = {
  OPEN: ['IN_PROGRESS', 'WAITING', 'RESOLVED', 'CLOSED'],
  IN_PROGRESS: ['WAITING', 'RESOLVED', 'CLOSED'],
  WAITING: ['IN_PROGRESS', 'RESOLVED', 'CLOSED'],
  // An answer that did not help opens it again.
  RESOLVED: ['IN_PROGRESS', 'CLOSED'],
  CLOSED: [],
}

/**
 * Statuses that may follow: forward, and back to work from waiting or resolved; a closed ticket
 * stays closed. Source: docs/decisions/exchanges.md.
 */
export const nextTicketStatuses = (status: TicketStatus): readonly TicketStatus[] =>
  TRANSITIONS[status]

/** May a ticket go from one status to the other? Staying is always allowed. */
export const mayMove = (from: TicketStatus, to: TicketStatus): boolean =>
  from === to || TRANSITIONS[from].includes(to)

/** Where a ticket goes when the person who asked writes; null when nothing more can be written. */
export function afterRequesterWrote(status: TicketStatus): TicketStatus | null {
  if (status === 'CLOSED') return null
  return status === 'WAITING' || status === 'RESOLVED' ? 'IN_PROGRESS' : status
}

/** The permission that a ticket asks of the staff. Source: docs/decisions/exchanges.md. */
export const ticketPermission = (type: TicketType): Permission =>
  type === 'ADOPTION' ? 'manageAdoptions' : 'manageForms'

/** Types that a visitor may open without the team. */
export const VISITOR_TICKET_TYPES: readonly TicketType[] = ['STANDARD', 'CONTACT']

/** Where a signed-in person's message to a shelter is sent. */
export const WRITE_API = '/api/tickets'

/** Where whoever follows a ticket by its link writes, and changes or removes what they wrote. */
export const COMMENTS_API = '/api/tickets/comments'

/** How long its author may edit a comment. Source: docs/decisions/exchanges.md. */
export const COMMENT_EDIT_MINUTES = 15

export type Reader = {
  /** Of their account; null for somebody who only has the link of the person who asked. */
  id: string | null
  isSuperAdmin?: boolean | null
  hasLink?: boolean
} | null

export type Written = {
  /** Id of the account of its author; null for somebody without one. */
  author: string | null
  fromTeam: boolean
  /** ISO 8601. */
  createdAt: string
}

/** What nobody’s account wrote, and no team, came by the link of the person who asked. */
export const isWrittenBy = (
  { author, fromTeam }: Pick<Written, 'author' | 'fromTeam'>,
  reader: Reader,
): boolean => (author === null ? Boolean(reader?.hasLink) && !fromTeam : author === reader?.id)

/** Its author within 15 minutes, a super admin always. Source: docs/decisions/exchanges.md. */
export function mayEditComment(comment: Written, reader: Reader, now: Date): boolean {
  if (!reader) return false
  if (reader.isSuperAdmin) return true
  const age = now.getTime() - Date.parse(comment.createdAt)
  return isWrittenBy(comment, reader) && age <= COMMENT_EDIT_MINUTES * 60_000
}

/** Its author and a super admin, always. Source: docs/decisions/exchanges.md. */
export const mayDeleteComment = (
  comment: Pick<Written, 'author' | 'fromTeam'>,
  reader: Reader,
): boolean => Boolean(reader?.isSuperAdmin) || isWrittenBy(comment, reader)

/** Said to whoever would write to a shelter with an address that may be somebody else's. */
export const UNCONFIRMED = 'Confirmez d’abord l’adresse e-mail de votre compte'

/** Source: docs/decisions/exchanges.md. */
export const COMMENT_FAILED = 'Erreur lors de l’ajout du commentaire. Veuillez réessayer.'

/** « n° 12 ». */
export const ticketLabel = (number: number): string => `n°\u00a0${number}`
