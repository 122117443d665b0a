import { defineRoute } from '@/platform/http/route'

import { readManaged } from './read'
import { managedQuerySchema, managedView } from './schema'

export const listManagedShelters = defineRoute({
  method: 'GET',
  path: '/api/managed-shelters',
  summary: 'Les refuges que l’on gère',
  description:
    'Ceux dont on change les réglages ou les couleurs, quel que soit leur état\u00a0; tous pour un super administrateur. Sans ordre demandé, ceux qui attendent une décision d’abord, puis par nom.',
  tags: ['Refuges'],
  auth: 'user',
  query: managedQuerySchema,
  answers: { 200: { description: 'Une page de la liste', schema: managedView } },
  refusals: [403],
  handler: async ({ query, req }) => ({
    success: true as const,
    ...(await readManaged(req, query)),
  }),
})
