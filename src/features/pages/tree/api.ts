import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { listPages, movePage } from './commands'
import { placeSchema, treePageSchema } from './schema'

const answer = z.object({ success: z.literal(true), data: z.array(treePageSchema) })
const params = z.object({ shelterId: shelterKeySchema })

export const listTree = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/pages',
  summary: 'Les pages d’un refuge, pour son équipe',
  description: 'Toutes, brouillons compris, dans leur dernier état ; « parentId » les imbrique.',
  tags: ['Pages'],
  auth: 'user',
  params,
  answers: { 200: { description: 'Les pages', schema: answer } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId }, req }) => ({
    success: true,
    data: await listPages(req, shelterId),
  }),
})

export const placeInTree = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/pages/{pageId}/place',
  summary: 'Déplacer une page dans le menu du refuge',
  description:
    'La page va sous « parentId », au rang « index » ; les autres lui font place. ' +
    'Le menu du site change aussitôt, sans nouvelle version de la page.',
  tags: ['Pages'],
  auth: 'user',
  params: params.extend({ pageId: idSchema }),
  body: placeSchema,
  answers: { 200: { description: 'Les pages, après le déplacement', schema: answer } },
  refusals: [403, 404, 422],
  handler: async ({ params: { shelterId, pageId }, body, req }) => ({
    success: true,
    data: await movePage(req, { shelter: shelterId, page: pageId }, body),
  }),
})
