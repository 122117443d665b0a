import { z } from 'zod'

import {
  expected,
  oneOf,
  NUL_SENTENCE,
  paging,
  searchText,
  sorting,
  withoutNul,
} from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { atMost } from '@/platform/validation/at-most.model'

import { ANSWER_LIMITS, SUBMISSION_STATUSES } from '../answers.model'
import { DECISION_MAX, DECISIONS, OUTCOMES } from './decision.model'
import { FORM_SORTS, FORM_STATES, INBOX_PAGE, NOBODY, SEARCH_MAX, SORT_COLUMNS } from './model'

const filters = {
  status: z
    .enum(SUBMISSION_STATUSES, { error: expected(SUBMISSION_STATUSES) })
    .optional()
    .describe('NEW, READ ou DONE\u00a0; sans valeur, toutes'),
  decision: z
    .enum(DECISIONS, { error: expected(DECISIONS) })
    .optional()
    .describe('Ce qui a été décidé, ou none\u00a0: celles qui attendent une décision'),
  form: idSchema.optional().describe('Identifiant d’un formulaire'),
  assignee: z
    .union([z.literal(NOBODY), idSchema])
    .optional()
    .describe('Identifiant d’un membre de l’équipe, ou none\u00a0: à personne'),
  ticket: z
    .literal(NOBODY, { error: expected([NOBODY]) })
    .optional()
    .describe('none\u00a0: celles qui n’ont pas ouvert de ticket'),
  search: searchText(SEARCH_MAX).describe(
    'Nom, e-mail, téléphone ou mots des réponses, sans tenir compte des accents',
  ),
  ...sorting(SORT_COLUMNS, 'createdAt'),
}

/** Query of the inbox, as it stands in the address of the screen too. */
export const inboxQuerySchema = z.strictObject({
  ...filters,
  ...paging(INBOX_PAGE),
})
export type InboxQuery = z.infer<typeof inboxQuerySchema>

/** The same filters for the export, which has no pages. */
export const exportQuerySchema = z.strictObject(filters)
export type ExportQuery = z.infer<typeof exportQuerySchema>

/** Query of the list of forms, as it stands in the address of its screen too. */
export const formsQuerySchema = z.strictObject({
  search: searchText(SEARCH_MAX).describe('Mots du titre, accents ou non'),
  status: oneOf(FORM_STATES).optional().describe('Ceux auxquels le public répond, ou les autres'),
  ...sorting(FORM_SORTS, 'updatedAt'),
  ...paging(100),
})
export type FormsQuery = z.infer<typeof formsQuerySchema>

/** What the team changes of an answer; what is not sent stays. */
export const changeSchema = z
  .strictObject({
    status: z.enum(SUBMISSION_STATUSES, { error: expected(SUBMISSION_STATUSES) }).optional(),
    assignee: idSchema
      .nullable()
      .optional()
      .describe('Membre de l’équipe\u00a0; null\u00a0: à personne'),
  })
  .refine((change) => Object.keys(change).length > 0, 'Rien à changer')
export type SubmissionChange = z.infer<typeof changeSchema>

/** What is decided of an answer; whoever is refused reads why. */
export const decisionSchema = z
  .strictObject({
    outcome: z.enum(OUTCOMES, { error: expected(OUTCOMES) }),
    text: z
      .string('Écrivez un texte')
      .trim()
      .max(DECISION_MAX, atMost(DECISION_MAX))
      .refine(withoutNul, NUL_SENTENCE)
      .default('')
      .describe('Ce que la personne lit'),
  })
  .refine(({ outcome, text }) => outcome === 'ACCEPTED' || text !== '', {
    path: ['text'],
    message: 'Écrivez pourquoi\u00a0: la personne le lit',
  })
export type SentDecision = z.infer<typeof decisionSchema>

export const noteSchema = z.strictObject({
  text: z
    .string('Écrivez une note')
    .trim()
    .min(1, 'Écrivez une note')
    .max(ANSWER_LIMITS.note, atMost(ANSWER_LIMITS.note))
    .refine(withoutNul, NUL_SENTENCE),
})
