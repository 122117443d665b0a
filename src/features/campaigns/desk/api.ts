import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { moveCampaign } from '../commands/move'
import { takeDownThanks } from '../commands/take-down-thanks'
import { API, type Act } from '../model'
import { endSchema, stepSchema } from '../schema'
import { teamCampaignView } from '../view'
import { listTeamCampaigns } from './list'
import { campaignsQuery, teamCampaignsView, teamThanksView } from './schema'
import { listThanks } from './thanks'

const tags = ['Collectes']
const WHO = 'Pour qui écrit le contenu du refuge. `updatedAt` est celui qui a été lu.'
const params = z.object({ id: idSchema })
const page = { 200: { description: 'Une page de la liste', schema: teamCampaignsView } }
const changed = {
  200: {
    description: 'La collecte telle qu’elle est maintenant',
    schema: z.object({ success: z.literal(true), data: teamCampaignView }),
  },
}

export const listShelterCampaignsRoute = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/campaigns',
  summary: 'Les collectes d’un refuge, en ligne ou non',
  description: '«\u00a0counts\u00a0» compte par état ce que laissent les autres filtres.',
  tags,
  auth: 'user',
  params: z.object({ shelterId: shelterKeySchema }),
  query: campaignsQuery,
  answers: page,
  refusals: [403, 404],
  handler: async ({ req, params: { shelterId }, query }) => ({
    success: true,
    ...(await listTeamCampaigns(req, shelterId, query)),
  }),
})

export const listPlatformCampaigns = defineRoute({
  method: 'GET',
  path: '/api/platform/campaigns',
  summary: 'Les collectes de tous les refuges, en ligne ou non',
  description: 'Réservé aux super administrateurs.',
  tags,
  auth: 'user',
  query: campaignsQuery,
  answers: page,
  refusals: [403],
  handler: async ({ req, query }) => ({
    success: true,
    ...(await listTeamCampaigns(req, null, query)),
  }),
})

const step = <const A extends Exclude<Act, 'end'>>(act: A, summary: string) =>
  defineRoute({
    method: 'POST',
    path: `${API}/{id}/${act}`,
    summary,
    description: WHO,
    tags,
    auth: 'user',
    params,
    body: stepSchema,
    bodyLimitBytes: 1000,
    answers: changed,
    refusals: [403, 404, 409, 422],
    handler: async ({ req, user, params: { id }, body: { updatedAt } }) => {
      await countPress(user.id)
      return { success: true, data: await moveCampaign(req, id, { act, updatedAt }) }
    },
  })

export const publishCampaign = step('publish', 'Publier une collecte')
export const unpublishCampaign = step('unpublish', 'Retirer une collecte qui n’a rien reçu')
export const reopenCampaign = step('reopen', 'Rouvrir une collecte terminée')
export const archiveCampaign = step('archive', 'Archiver une collecte terminée')
export const unarchiveCampaign = step('unarchive', 'Remettre en ligne une collecte archivée')

export const endCampaign = defineRoute({
  method: 'POST',
  path: `${API}/{id}/end`,
  summary: 'Terminer une collecte, en disant ce qui en a été fait',
  description: `${WHO} Un don dont le paiement est en cours compte quand il est payé.`,
  tags,
  auth: 'user',
  params,
  body: endSchema,
  bodyLimitBytes: 32_768,
  answers: changed,
  refusals: [403, 404, 409, 422],
  handler: async ({ req, user, params: { id }, body }) => {
    await countPress(user.id)
    return { success: true, data: await moveCampaign(req, id, { act: 'end', ...body }) }
  },
})

export const listThanksRoute = defineRoute({
  method: 'GET',
  path: `${API}/{id}/thanks`,
  summary: 'Les noms que des donateurs ont écrits pour le mur des remerciements',
  description: 'Pour qui écrit le contenu du refuge\u00a0: les 500 derniers.',
  tags,
  auth: 'user',
  params,
  answers: { 200: { description: 'Les noms, le dernier d’abord', schema: teamThanksView } },
  refusals: [403, 404],
  handler: async ({ req, params: { id } }) => ({ success: true, data: await listThanks(req, id) }),
})

export const takeDownThanksRoute = defineRoute({
  method: 'DELETE',
  path: `${API}/{id}/thanks/{donationId}`,
  summary: 'Retirer un nom du mur des remerciements',
  description: 'Pour qui écrit le contenu du refuge. Le don ne change pas.',
  tags,
  auth: 'user',
  params: z.object({ id: idSchema, donationId: idSchema }),
  answers: {
    200: { description: 'Retiré', schema: z.object({ success: z.literal(true) }) },
  },
  refusals: [403, 404],
  handler: async ({ req, user, params: { id, donationId } }) => {
    await countPress(user.id)
    await takeDownThanks(req, { campaign: id, donation: donationId })
    return { success: true }
  },
})
