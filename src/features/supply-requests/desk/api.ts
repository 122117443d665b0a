import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { acceptResponse, finishResponse, rejectResponse, undoResponse } from '../commands/decide'
import { RESPONSES_API, stepApi } from '../model'
import { decisionSchema, rejectionSchema } from '../schema'
import { exportResponses } from './export'
import { listTeamRequests, listTeamResponses } from './list'
import {
  exportQuery,
  requestsQuery,
  responsesQuery,
  teamRequestsView,
  teamResponsesView,
} from './schema'

const tags = ['Dons en nature']
const shelterParams = z.object({ shelterId: shelterKeySchema })
const params = z.object({ id: idSchema })
const WHO = 'Pour qui gère les formulaires du refuge. `version` est celle qui a été lue.'
const OF_ALL = 'Réservé aux super administrateurs.'
const requestsPage = { 200: { description: 'Une page de la liste', schema: teamRequestsView } }
const responsesPage = { 200: { description: 'Une page de la liste', schema: teamResponsesView } }
const done = z.object({
  success: z.literal(true),
  data: z.object({ id: z.string(), version: z.number() }),
})
const file = { 200: { description: 'Un fichier text/csv' } }

export const listShelterSupplies = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/supply-requests',
  summary: 'Ce qu’un refuge demande, archivé ou non',
  description: '«\u00a0counts\u00a0» compte par état ce que laissent les autres filtres.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: requestsQuery,
  answers: requestsPage,
  refusals: [403, 404],
  handler: async ({ req, params: { shelterId }, query }) => ({
    success: true,
    ...(await listTeamRequests(req, shelterId, query)),
  }),
})

export const listPlatformSupplies = defineRoute({
  method: 'GET',
  path: '/api/platform/supply-requests',
  summary: 'Ce que tous les refuges demandent, archivé ou non',
  description: OF_ALL,
  tags,
  auth: 'user',
  query: requestsQuery,
  answers: requestsPage,
  refusals: [403],
  handler: async ({ req, query }) => ({
    success: true,
    ...(await listTeamRequests(req, null, query)),
  }),
})

export const listShelterResponses = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/supply-responses',
  summary: 'Ce que l’on apporte à un refuge',
  description:
    'Avec les téléphones, tant qu’ils sont gardés. «\u00a0counts\u00a0» compte par état.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: responsesQuery,
  answers: responsesPage,
  refusals: [403, 404],
  handler: async ({ req, params: { shelterId }, query }) => ({
    success: true,
    ...(await listTeamResponses(req, shelterId, query)),
  }),
})

export const listPlatformResponses = defineRoute({
  method: 'GET',
  path: '/api/platform/supply-responses',
  summary: 'Ce que l’on apporte à tous les refuges',
  description: OF_ALL,
  tags,
  auth: 'user',
  query: responsesQuery,
  answers: responsesPage,
  refusals: [403],
  handler: async ({ req, query }) => ({
    success: true,
    ...(await listTeamResponses(req, null, query)),
  }),
})

export const exportShelterResponses = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/supply-responses/export',
  summary: 'Ce que l’on apporte à un refuge, en CSV',
  description: 'UTF-8 avec indicateur d’ordre, «\u00a0;\u00a0» entre les colonnes.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: exportQuery,
  answers: file,
  refusals: [403, 404],
  handler: ({ req, params: { shelterId }, query }) => exportResponses(req, shelterId, query),
})

export const exportPlatformResponses = defineRoute({
  method: 'GET',
  path: '/api/platform/supply-responses/export',
  summary: 'Ce que l’on apporte à tous les refuges, en CSV',
  description: OF_ALL,
  tags,
  auth: 'user',
  query: exportQuery,
  answers: file,
  refusals: [403],
  handler: ({ req, query }) => exportResponses(req, null, query),
})

const step = (name: 'accept' | 'done' | 'undo', summary: string, work: typeof acceptResponse) =>
  defineRoute({
    method: 'POST',
    path: stepApi('{id}', name),
    summary,
    description: WHO,
    tags,
    auth: 'user',
    params,
    body: decisionSchema,
    bodyLimitBytes: 1000,
    answers: { 200: { description: 'La réponse a sa nouvelle version', schema: done } },
    refusals: [403, 404, 409],
    handler: async ({ req, user, params: { id }, body: { version } }) => {
      await countPress(user.id)
      const after = await work(req, { id, version })
      return { success: true, data: { id, version: after.version } }
    },
  })

export const acceptSupplyResponse = step('accept', 'Accepter ce que l’on apporte', acceptResponse)
export const finishSupplyResponse = step('done', 'Dire que c’est reçu', finishResponse)
export const undoSupplyResponse = step('undo', 'Revenir sur le dernier pas', undoResponse)

export const rejectSupplyResponse = defineRoute({
  method: 'POST',
  path: `${RESPONSES_API}/{id}/reject`,
  summary: 'Refuser ce que l’on apporte, en disant pourquoi',
  description: WHO,
  tags,
  auth: 'user',
  params,
  body: rejectionSchema,
  bodyLimitBytes: 6000,
  answers: { 200: { description: 'La personne est prévenue', schema: done } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { id }, body: { version, reason } }) => {
    await countPress(user.id)
    const after = await rejectResponse(req, { id, version }, reason)
    return { success: true, data: { id, version: after.version } }
  },
})
