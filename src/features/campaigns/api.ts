import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { listAnswer } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { listQuerySchema } from './filters'
import { API, SENTENCES } from './model'
import { findCampaign, searchCampaigns } from './queries'
import { campaignView, listedCampaignView } from './view'

const tags = ['Collectes']

export const listCampaigns = defineRoute({
  method: 'GET',
  path: API,
  summary: 'Les collectes des refuges',
  description: 'Celles qui sont en cours d’abord. 10 par page, 100 au plus.',
  tags,
  auth: 'public',
  query: listQuerySchema,
  answers: { 200: { description: 'Une page de la liste', schema: listAnswer(listedCampaignView) } },
  handler: async ({ query }) => {
    const { campaigns, total, page, pages } = await searchCampaigns(query)
    const pagination = { page, limit: query.limit, total, pages }
    return Response.json({ success: true, data: campaigns, pagination }, { headers: SHARED })
  },
})

export const readCampaign = defineRoute({
  method: 'GET',
  path: `${API}/{id}`,
  summary: 'Une collecte d’un refuge, en cours ou terminée',
  description:
    'Ce qui est reçu est la somme des dons payés, remboursements déduits. Un don y va par `campaignId` de `create-checkout`.',
  tags,
  auth: 'public',
  params: z.object({ id: idSchema }),
  answers: {
    200: {
      description: 'La collecte',
      schema: z.object({ success: z.literal(true), data: campaignView }),
    },
  },
  refusals: [404],
  handler: async ({ params: { id } }) => {
    const found = await findCampaign(id)
    if (!found) throw new HttpError(404, SENTENCES.notFound)
    return Response.json({ success: true, data: found }, { headers: SHARED })
  },
})
