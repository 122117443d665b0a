import { z } from 'zod'

import { listAnswer } from '@/platform/http/list-query'

import { SUBMISSION_STATUSES } from '../answers.model'
import { FORM_TICKET_TYPES, FORM_TYPES } from '../model'
import { OUTCOMES } from './decision.model'
import type { FormState } from './model'

const named = z.object({ id: z.string(), name: z.string() })

/** An answer in the list. */
export const submissionCard = z.object({
  id: z.string(),
  form: z.string().nullable(),
  formTitle: z.string(),
  formType: z.enum(FORM_TYPES),
  animal: named.nullable(),
  senderName: z.string().nullable(),
  senderEmail: z.string().nullable(),
  senderPhone: z.string().nullable(),
  status: z.enum(SUBMISSION_STATUSES),
  outcome: z.enum(OUTCOMES).nullable().describe('Ce que l’équipe a décidé'),
  assignee: named.nullable(),
  notes: z.number().describe('Nombre de notes de l’équipe'),
  files: z.number().describe('Nombre de fichiers joints'),
  createdAt: z.string(),
  timezone: z.string().describe('Nom IANA de l’heure du refuge'),
})

/** An answer, whole. */
export const submissionDetail = submissionCard
  .omit({ notes: true, files: true, outcome: true })
  .extend({
    readAt: z.string().nullable(),
    ticket: z
      .object({ id: z.string(), number: z.number() })
      .nullable()
      .describe('Le ticket que la réponse a ouvert ; ils se traitent ensemble'),
    decision: z
      .object({ outcome: z.enum(OUTCOMES), text: z.string(), at: z.string() })
      .nullable()
      .describe('Ce que l’équipe a décidé, et dit à la personne'),
    canDecide: z.boolean().describe('La réponse demande quelque chose que l’on accepte ou refuse'),
    consent: z.object({ text: z.string(), at: z.string().nullable() }),
    parts: z.array(
      z.object({
        title: z.string().nullable(),
        answers: z.array(
          z.object({
            fieldId: z.string(),
            label: z.string().describe('La question telle que la personne l’a lue'),
            text: z.string(),
            file: z
              .object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() })
              .nullable(),
          }),
        ),
      }),
    ),
    notes: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        author: z.string(),
        authorName: z.string(),
        at: z.string(),
      }),
    ),
  })

export const formCount = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(FORM_TYPES),
  ticketType: z.enum(FORM_TICKET_TYPES).nullable(),
  isActive: z.boolean(),
  questions: z.number(),
  answers: z.number().describe('Réponses reçues'),
  unread: z.number().describe('Réponses que personne n’a lues'),
  updatedAt: z.string(),
})
export type FormCount = z.infer<typeof formCount>

export const formsView = listAnswer(formCount, {
  counts: z
    .object({ ACTIVE: z.number(), INACTIVE: z.number() } satisfies Record<FormState, z.ZodType>)
    .describe('De chaque état, avec la même recherche'),
})
export type Forms = Omit<z.infer<typeof formsView>, 'success'>

export const follower = named
