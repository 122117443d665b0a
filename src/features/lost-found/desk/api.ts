import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { keepReport } from '../commands/moderate'
import { listAll } from './all'
import { listFlags } from './flags'
import { judgePair } from './judge-pair'
import { listNear } from './near'
import { listPairs } from './pairs'
import { allQuery, nearQuery, pairAnswerSchema, waitingQuery } from './schema'
import { listTaken } from './taken'
import { allView, flagsView, nearView, pairsView, takenView } from './view'

const tags = ['Perdus et trouvés']
const done = z.object({ success: z.literal(true), data: z.object({ id: z.string() }) })
const PLATFORM = 'Réservé aux super administrateurs.'
const TEAM =
  'Pour qui s’occupe des animaux d’un refuge actif. Le lieu est montré à 300\u00a0mètres près.'

export const listFlaggedLostFound = defineRoute({
  method: 'GET',
  path: '/api/desk/lost-found/flagged',
  summary: 'Les avis signalés, le plus ancien signalement d’abord',
  description: PLATFORM,
  tags,
  auth: 'user',
  query: waitingQuery,
  answers: { 200: { description: 'Une page de la liste', schema: flagsView } },
  refusals: [403],
  handler: async ({ req, query }) => ({ success: true, ...(await listFlags(req, query)) }),
})

export const keepFlaggedLostFound = defineRoute({
  method: 'POST',
  path: '/api/desk/lost-found/reports/{reportId}/keep',
  summary: 'Laisser en ligne un avis signalé',
  description: PLATFORM,
  tags,
  auth: 'user',
  params: z.object({ reportId: idSchema }),
  answers: { 200: { description: 'Ses signalements sont traités', schema: done } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { reportId } }) => {
    await countPress(user.id)
    await keepReport(req, user, reportId)
    return { success: true, data: { id: reportId } }
  },
})

export const listLostFoundPairs = defineRoute({
  method: 'GET',
  path: '/api/desk/lost-found/pairs',
  summary: 'Les ressemblances que personne n’a encore regardées',
  description: `${PLATFORM} Celles de 60 à 79 points, la plus probable d’abord.`,
  tags,
  auth: 'user',
  query: waitingQuery,
  answers: { 200: { description: 'Une page de la liste', schema: pairsView } },
  refusals: [403],
  handler: async ({ req, query }) => ({ success: true, ...(await listPairs(req, query)) }),
})

export const judgeLostFoundPair = defineRoute({
  method: 'POST',
  path: '/api/desk/lost-found/pairs/{pairId}',
  summary: 'Prévenir les deux personnes d’une ressemblance, ou l’écarter',
  description: PLATFORM,
  tags,
  auth: 'user',
  params: z.object({ pairId: idSchema }),
  body: pairAnswerSchema,
  bodyLimitBytes: 1000,
  answers: { 200: { description: 'C’est décidé', schema: done } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { pairId }, body: { answer } }) => {
    await countPress(user.id)
    await judgePair(req, pairId, answer)
    return { success: true, data: { id: pairId } }
  },
})

export const listAllLostFound = defineRoute({
  method: 'GET',
  path: '/api/desk/lost-found/reports',
  summary: 'Tous les avis, en ligne ou non',
  description: PLATFORM,
  tags,
  auth: 'user',
  query: allQuery,
  answers: { 200: { description: 'Une page de la liste', schema: allView } },
  refusals: [403],
  handler: async ({ req, query }) => ({ success: true, ...(await listAll(req, query)) }),
})

const shelterParams = z.object({ shelterId: shelterKeySchema })

export const listNearLostFound = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/lost-found',
  summary: 'Les animaux trouvés ou perdus autour d’un refuge',
  description: TEAM,
  tags,
  auth: 'user',
  params: shelterParams,
  query: nearQuery,
  answers: { 200: { description: 'Une page de la liste', schema: nearView } },
  refusals: [403, 404],
  handler: async ({ req, params: { shelterId }, query }) => ({
    success: true,
    ...(await listNear(req, shelterId, query)),
  }),
})

export const listTakenLostFound = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/lost-found/taken',
  summary: 'Les animaux trouvés qu’un refuge a recueillis',
  description: TEAM,
  tags,
  auth: 'user',
  params: shelterParams,
  query: waitingQuery,
  answers: { 200: { description: 'Une page de la liste', schema: takenView } },
  refusals: [403, 404],
  handler: async ({ req, params: { shelterId }, query }) => ({
    success: true,
    ...(await listTaken(req, shelterId, query)),
  }),
})
