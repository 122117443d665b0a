import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { listAnswer } from '@/platform/http/list-query'
import { mapAnswer, mapResponse } from '@/platform/http/map-answer'
import { defineRoute } from '@/platform/http/route'

import { listQuerySchema, mapQuerySchema, WALKS_PER_PAGE } from './filters'
import { mapWalks } from './map'
import { API, DIFFICULTY_LABELS, lengthWords, walkPath } from './model'
import { searchWalks } from './queries'
import { walkCard } from './view'

const tags = ['Promenades']

export const listWalksRoute = defineRoute({
  method: 'GET',
  path: API,
  summary: 'Les promenades en ligne',
  description: `${WALKS_PER_PAGE} par page.`,
  tags,
  auth: 'public',
  query: listQuerySchema,
  answers: {
    200: {
      description: 'Une page de la liste',
      schema: listAnswer(
        walkCard.extend({
          sketch: z
            .array(z.tuple([z.number(), z.number()]))
            .nullable()
            .describe('Quelques points du tracé (latitude, longitude) d’une promenade sans photo'),
          away: z.number().nullable().describe('Mètres entre le départ et le lieu demandé'),
        }),
      ),
    },
  },
  handler: async ({ query }) => {
    const { walks, total, page, pages } = await searchWalks(query)
    const pagination = { page, limit: WALKS_PER_PAGE, total, pages }
    return Response.json({ success: true, data: walks, pagination }, { headers: SHARED })
  },
})

export const mapWalksRoute = defineRoute({
  method: 'GET',
  path: `${API}/map`,
  summary: 'Les promenades sur une carte',
  description:
    'Au-delà de 200, celles qui sont proches forment des groupes\u00a0; `box` et `zoom` demandent une partie de la carte.',
  tags,
  auth: 'public',
  query: mapQuerySchema,
  answers: {
    200: {
      description: 'Leurs départs, seuls ou en groupes\u00a0: 200 entrées au plus',
      schema: mapAnswer,
    },
  },
  handler: async ({ query: { box, zoom, ...filters } }) => {
    const { walks, groups } = await mapWalks(filters, box ? { box, zoom } : null)
    const data = walks.map(({ id, lat, lng, name, slug, distance, difficulty }) => {
      const detail = `${lengthWords(distance)}, ${DIFFICULTY_LABELS[difficulty].toLowerCase()}`
      return { id, lat, lng, name, detail, href: walkPath(slug) }
    })
    return mapResponse(data, groups)
  },
})
