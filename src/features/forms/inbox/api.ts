import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { SUBMISSION_STATUSES } from '../answers.model'
import { addNote } from './commands/add-note'
import { changeSubmission } from './commands/change'
import { decideSubmission } from './commands/decide'
import { deleteSubmission } from './commands/delete'
import { removeNote } from './commands/remove-note'
import { DECISIONS } from './decision.model'
import { readSubmission } from './detail'
import { exportInbox } from './export'
import { listFollowers } from './followers'
import { listForms, readInbox } from './read'
import {
  changeSchema,
  decisionSchema,
  exportQuerySchema,
  formsQuerySchema,
  inboxQuerySchema,
  noteSchema,
} from './schema'
import { follower, formsView, submissionCard, submissionDetail } from './view'

const shelterParams = z.object({ shelterId: shelterKeySchema })
const params = shelterParams.extend({ submissionId: idSchema })
const noteParams = params.extend({ noteId: idSchema })
const success = z.literal(true)
const tags = ['Formulaires']
const refusals = [401, 403, 404]
const detail = { description: 'La réponse', schema: z.object({ success, data: submissionDetail }) }

type Params = z.infer<typeof params>
const addressOf = ({ shelterId, submissionId }: Params) => ({
  shelter: shelterId,
  submission: submissionId,
})

export const listSubmissions = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/form-submissions',
  summary: 'Les réponses aux formulaires d’un refuge',
  description: '«\u00a0counts\u00a0» compte par état ce que laissent les autres filtres.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: inboxQuerySchema,
  answers: {
    200: {
      description: 'Une page de la liste, les plus récentes d’abord',
      schema: z.object({
        success,
        data: z.array(submissionCard),
        counts: z.object(
          Object.fromEntries(SUBMISSION_STATUSES.map((status) => [status, z.number()])),
        ),
        decisions: z
          .record(z.enum(DECISIONS), z.number())
          .describe('Par décision, ce que laissent les autres filtres'),
        pagination: z.object({
          page: z.number(),
          limit: z.number(),
          total: z.number(),
          pages: z.number(),
        }),
      }),
    },
  },
  refusals,
  handler: async ({ params: { shelterId }, query, req }) => {
    const { rows, counts, decisions, pagination } = await readInbox(req, shelterId, query)
    return { success: true, data: rows, counts, decisions, pagination }
  },
})

export const exportSubmissions = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/form-submissions/export',
  summary: 'Les réponses en CSV',
  description:
    'UTF-8 avec indicateur d’ordre, «\u00a0;\u00a0» entre les colonnes. Avec «\u00a0form\u00a0», une colonne par ' +
    'question. Une cellule qui commence par = + - @ est précédée d’une apostrophe.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: exportQuerySchema,
  answers: { 200: { description: 'Un fichier text/csv' } },
  refusals,
  handler: ({ params: { shelterId }, query, req }) => exportInbox(req, shelterId, query),
})

export const listFormCounts = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/form-submissions/forms',
  summary: 'Les formulaires d’un refuge, avec leur nombre de réponses',
  tags,
  auth: 'user',
  params: shelterParams,
  query: formsQuerySchema,
  answers: { 200: { description: 'Une page de la liste', schema: formsView } },
  refusals,
  handler: async ({ params: { shelterId }, query, req }) => ({
    success: true as const,
    ...(await listForms(req, shelterId, query)),
  }),
})

export const listSubmissionFollowers = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/form-submissions/team',
  summary: 'Les membres de l’équipe qui peuvent suivre une réponse',
  tags,
  auth: 'user',
  params: shelterParams,
  answers: {
    200: { description: 'Par nom', schema: z.object({ success, data: z.array(follower) }) },
  },
  refusals,
  handler: async ({ params: { shelterId }, req }) => ({
    success: true,
    data: await listFollowers(req, shelterId),
  }),
})

export const readOneSubmission = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/form-submissions/{submissionId}',
  summary: 'Une réponse, sous les questions que la personne a lues',
  tags,
  auth: 'user',
  params,
  answers: { 200: detail },
  refusals,
  handler: async ({ params: address, req }) => ({
    success: true,
    data: await readSubmission(req, addressOf(address)),
  }),
})

export const patchSubmission = defineRoute({
  method: 'PATCH',
  path: '/api/shelter/{shelterId}/form-submissions/{submissionId}',
  summary: 'Ranger une réponse\u00a0: son état, qui la suit',
  tags,
  auth: 'user',
  params,
  body: changeSchema,
  answers: { 200: detail },
  refusals,
  handler: async ({ params: address, body, req }) => {
    return { success: true, data: await changeSubmission(req, addressOf(address), body) }
  },
})

export const decideOneSubmission = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/form-submissions/{submissionId}/decision',
  summary: 'Accepter ou refuser ce qu’une réponse demande',
  description:
    'La personne l’apprend par e-mail, avec «\u00a0text\u00a0». La même décision deux fois, une demande d’adoption et une réponse sans e-mail sont refusées (422).',
  tags,
  auth: 'user',
  params,
  body: decisionSchema,
  answers: { 200: detail },
  refusals: [...refusals, 422],
  handler: async ({ params: address, body, req }) => ({
    success: true,
    data: await decideSubmission(req, addressOf(address), body),
  }),
})

export const removeSubmission = defineRoute({
  method: 'DELETE',
  path: '/api/shelter/{shelterId}/form-submissions/{submissionId}',
  summary: 'Supprimer une réponse, avec ses fichiers',
  tags,
  auth: 'user',
  params,
  answers: { 200: { description: 'Elle est supprimée', schema: z.object({ success }) } },
  refusals,
  handler: async ({ params: address, req }) => {
    await deleteSubmission(req, addressOf(address))
    return { success: true }
  },
})

export const createSubmissionNote = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/form-submissions/{submissionId}/notes',
  summary: 'Ajouter une note de l’équipe',
  description: 'La personne qui a répondu ne la voit jamais.',
  tags,
  auth: 'user',
  params,
  body: noteSchema,
  answers: { 201: detail },
  refusals: [...refusals, 422],
  handler: async ({ params: address, body, req }) => {
    const data = await addNote(req, addressOf(address), body.text)
    return Response.json({ success: true, data }, { status: 201 })
  },
})

export const removeSubmissionNote = defineRoute({
  method: 'DELETE',
  path: '/api/shelter/{shelterId}/form-submissions/{submissionId}/notes/{noteId}',
  summary: 'Supprimer une note que l’on a écrite',
  tags,
  auth: 'user',
  params: noteParams,
  answers: { 200: detail },
  refusals,
  handler: async ({ params: address, req }) => ({
    success: true,
    data: await removeNote(req, addressOf(address), address.noteId),
  }),
})
