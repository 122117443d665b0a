import { z } from 'zod'

import { idOr, idSchema } from '@/platform/http/params'
import { atMost } from '@/platform/validation/at-most.model'
import { emailAddressOrNone } from '@/platform/validation/email'

import { keysOf } from '../animals/model'
import {
  TICKET_MAX,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
} from './model'

export const ticketIdSchema = idSchema

/** What is written under a ticket: trimmed, never empty. Source: docs/decisions/exchanges.md. */
const content = z
  .string({ error: 'Écrivez votre commentaire' })
  .trim()
  .min(1, 'Écrivez votre commentaire')
  .max(TICKET_MAX.comment, atMost(TICKET_MAX.comment))

export const newCommentSchema = z.strictObject({
  ticketId: idSchema,
  content,
  isInternal: z.boolean().default(false),
})

export const changedCommentSchema = z.strictObject({ commentId: idSchema, content })

/** An answer by the link of an e-mail. */
export const answerSchema = z.strictObject({ content })

const title = z
  .string({ error: 'L’objet est requis' })
  .trim()
  .min(1, 'L’objet est requis')
  .max(TICKET_MAX.title, atMost(TICKET_MAX.title))
const type = z.enum(keysOf(TICKET_TYPE_LABELS), { error: 'Le type est requis' })
const priority = z.enum(keysOf(TICKET_PRIORITY_LABELS), { error: 'Priorité inconnue' })

/** A ticket of a team, or of a signed-in person who writes to a shelter. */
export const newTicketSchema = z.strictObject({
  shelterId: idOr('Choisissez un refuge'),
  title,
  description: z
    .string({ error: 'Écrivez votre message' })
    .trim()
    .min(1, 'Écrivez votre message')
    .max(TICKET_MAX.description, atMost(TICKET_MAX.description)),
  type: type.optional(),
  priority: priority.optional(),
  requesterName: z.string().trim().max(TICKET_MAX.name, atMost(TICKET_MAX.name)).optional(),
  requesterEmail: emailAddressOrNone().optional(),
  assigneeId: idSchema.nullable().optional(),
  animalId: idSchema.nullable().optional(),
})

/** A change of a ticket by its team; `from` is the status that its author saw. */
export const changedTicketSchema = z.strictObject({
  ticketId: idSchema,
  from: z.enum(keysOf(TICKET_STATUS_LABELS), { error: 'Statut inconnu' }).optional(),
  status: z.enum(keysOf(TICKET_STATUS_LABELS), { error: 'Statut inconnu' }).optional(),
  priority: priority.optional(),
  type: type.optional(),
  title: title.optional(),
  assigneeId: idSchema.nullable().optional(),
})

export type NewComment = z.output<typeof newCommentSchema>
export type ChangedComment = z.output<typeof changedCommentSchema>
export type NewTicket = z.output<typeof newTicketSchema>
export type ChangedTicket = z.output<typeof changedTicketSchema>
