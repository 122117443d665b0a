import { z } from 'zod'

import { nearestCommune, searchCommunes } from '@/platform/geo/communes'
import { coarse } from '@/platform/geo/model'
import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

const communeView = z.object({
  code: z.string().describe('Code INSEE'),
  name: z.string(),
  postalCodes: z.array(z.string()),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
  isExact: z.boolean().describe('Faux\u00a0: à quelques kilomètres près'),
})

export const listCommunes = defineRoute({
  method: 'GET',
  path: '/api/communes',
  summary: 'Les communes de France, par nom ou par code postal',
  tags: ['Refuges'],
  auth: 'public',
  query: z.strictObject({
    q: z.string().trim().min(2, 'Écrivez au moins 2 caractères').max(80, atMost(80)),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  answers: {
    200: {
      description: 'Les plus peuplées d’abord',
      schema: z.object({ success: z.literal(true), data: z.array(communeView) }),
    },
  },
  handler: async ({ query }) =>
    Response.json(
      { success: true, data: searchCommunes(query.q, query.limit) },
      { headers: SHARED },
    ),
})

export const readCommuneNear = defineRoute({
  method: 'GET',
  path: '/api/communes/near',
  summary: 'La commune la plus proche d’un point',
  description:
    'Le point est arrondi au centième de degré, un kilomètre environ, et n’est pas gardé.',
  tags: ['Refuges'],
  auth: 'public',
  query: z.strictObject({
    lat: z.coerce.number().min(-90).max(90),
    lng: z.coerce.number().min(-180).max(180),
  }),
  answers: {
    200: {
      description: 'Celle dont le centre est le plus proche',
      schema: z.object({ success: z.literal(true), data: communeView }),
    },
  },
  refusals: [404],
  handler: async ({ query }) => {
    const commune = nearestCommune({ lat: coarse(query.lat), lng: coarse(query.lng) })
    if (!commune) throw new HttpError(404, 'Aucune commune de France près de cette position')
    return Response.json({ success: true, data: commune }, { headers: SHARED })
  },
})
