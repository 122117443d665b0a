import type { z } from 'zod'

import type { ticketRow } from './list/schema'
import type { TicketPriority, TicketStatus, TicketType } from './model'

/** A comment as whoever reads it may see it. Source: docs/decisions/exchanges.md. */
export type CommentView = {
  id: string
  content: string
  isInternal: boolean
  createdAt: string
  /** Differs from `createdAt` when the comment was edited. */
  updatedAt: string
  user: {
    /** Null for somebody who wrote by the link of an e-mail. */
    id: string | null
    name: string
    /** For the team alone. */
    email?: string
    /** For the team alone: a path of the site. */
    avatar: string | null
    isSuperAdmin: boolean
  }
  fromTeam: boolean
  isMine: boolean
  canEdit: boolean
  canDelete: boolean
}

/** A ticket as the person who asked sees it. */
export type OwnTicket = {
  id: string
  number: number
  title: string
  description: string
  status: TicketStatus
  createdAt: string
  lastActivityAt: string
  /** `timezone`: IANA name of its clocks, on which every hour is told. */
  shelter: { id: string; name: string; slug: string; timezone: string }
  animal: { id: string; name: string } | null
  /** Path of the page on which the person follows and answers. */
  path: string
}

type Person = { id: string; name: string }

/** A ticket as its team sees it. */
export type TicketView = Omit<OwnTicket, 'path'> & {
  type: TicketType
  priority: TicketPriority
  awaitsTeam: boolean
  requester: { name: string; email: string; hasAccount: boolean }
  assignee: Person | null
  submissionId: string | null
  /** Statuses that may follow. */
  next: readonly TicketStatus[]
  /** Who of the team may take it. */
  team: Person[]
}

/** One line of the list of a team. */
export type TicketRow = z.infer<typeof ticketRow>
