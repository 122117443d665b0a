import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { addPlan, listPlans, removePlan } from './commands'
import { newPlanSchema, planSchema } from './schema'

const answer = z.object({ success: z.literal(true), data: z.array(planSchema) })
const params = z.object({ shelterId: shelterKeySchema, pageId: idSchema })
const path = '/api/shelter/{shelterId}/pages/{pageId}/schedule'

export const listSchedule = defineRoute({
  method: 'GET',
  path,
  summary: 'Ce qui est programmé pour une page',
  tags: ['Pages'],
  auth: 'user',
  params,
  answers: { 200: { description: 'Les moments, le plus proche d’abord', schema: answer } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId, pageId }, req }) => ({
    success: true,
    data: await listPlans(req, { shelter: shelterId, page: pageId }),
  }),
})

export const schedulePage = defineRoute({
  method: 'POST',
  path,
  summary: 'Programmer la publication d’une page, ou son retrait',
  description: 'Le brouillon le plus récent paraît à cette minute, avec les droits de son auteur.',
  tags: ['Pages'],
  auth: 'user',
  params,
  body: newPlanSchema,
  answers: { 201: { description: 'Les moments', schema: answer } },
  refusals: [403, 404, 422],
  handler: async ({ params: { shelterId, pageId }, body, req }) => {
    const data = await addPlan(req, { shelter: shelterId, page: pageId }, body)
    return Response.json({ success: true, data }, { status: 201 })
  },
})

export const unschedulePage = defineRoute({
  method: 'DELETE',
  path: `${path}/{planId}`,
  summary: 'Renoncer à une publication programmée',
  tags: ['Pages'],
  auth: 'user',
  params: params.extend({ planId: idSchema }),
  answers: { 200: { description: 'Les moments qui restent', schema: answer } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId, pageId, planId }, req }) => ({
    success: true,
    data: await removePlan(req, { shelter: shelterId, page: pageId }, planId),
  }),
})
