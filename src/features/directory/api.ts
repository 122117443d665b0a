import { z } from 'zod'

import { findCommune } from '@/platform/geo/communes'
import type { Point } from '@/platform/geo/model'
import { SHARED } from '@/platform/http/caching'
import { mapPoint } from '@/platform/http/map-answer'
import { HttpError } from '@/platform/http/errors'
import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

import { DEFAULT_RADIUS_KM, NEAR_DEFAULT_LIMIT, NEAR_MAX_LIMIT } from './model'
import { findSheltersNear, mapShelters } from './queries'
import { mapQuerySchema } from './schema'
import { waitingCount } from './wording'

const nearQuery = z.strictObject({
  postalCode: z
    .string()
    .regex(/^\d{5}$/, 'Un code postal a 5 chiffres')
    .optional(),
  city: z.string().max(80, atMost(80)).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  radiusKm: z.coerce.number().min(1).max(500).default(DEFAULT_RADIUS_KM),
  limit: z.coerce.number().int().min(1).max(NEAR_MAX_LIMIT).default(NEAR_DEFAULT_LIMIT),
})

/** @throws {HttpError} 400 when no place is given, 404 when the commune is unknown */
function centreOf({ postalCode, city, lat, lng }: z.infer<typeof nearQuery>): Point {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  if (!postalCode) {
    throw new HttpError(400, 'Donnez un code postal, ou une latitude et une longitude')
  }
  const commune = findCommune(postalCode, city ?? '')
  if (!commune) throw new HttpError(404, 'Commune introuvable')
  return commune
}

export const listSheltersNear = defineRoute({
  method: 'GET',
  path: '/api/shelters/near',
  summary: 'Les refuges autour d’une commune ou d’un point',
  tags: ['Refuges'],
  auth: 'public',
  query: nearQuery,
  answers: {
    200: {
      description: 'Les plus proches d’abord',
      schema: z.object({
        success: z.literal(true),
        data: z.array(
          z.object({
            id: z.string(),
            slug: z.string(),
            name: z.string(),
            postalCode: z.string(),
            city: z.string(),
            lat: z.number(),
            lng: z.number(),
            distance: z.number().describe('À vol d’oiseau, en mètres'),
          }),
        ),
      }),
    },
  },
  refusals: [404],
  handler: async ({ query }) => {
    const data = await findSheltersNear(centreOf(query), {
      radius: query.radiusKm * 1000,
      limit: query.limit,
    })
    return Response.json({ success: true, data }, { headers: SHARED })
  },
})

const shelterPoint = mapPoint.extend({
  detail: z.string().describe('Commune et nombre d’animaux à adopter'),
  href: z.string().describe('Adresse du site du refuge'),
})

export const mapDirectory = defineRoute({
  method: 'GET',
  path: '/api/shelters/map',
  summary: 'Les refuges de l’annuaire sur une carte',
  tags: ['Refuges'],
  auth: 'public',
  query: mapQuerySchema,
  answers: {
    200: {
      description: 'Tous ceux qui répondent aux filtres\u00a0; au plus une minute de retard',
      schema: z.object({
        success: z.literal(true),
        data: z.array(shelterPoint),
        unplaced: z.number().describe('Refuges sans lieu d’accueil, qui ne sont pas sur la carte'),
      }),
    },
  },
  handler: async ({ query }) => {
    const { shown, unplaced } = await mapShelters({ ...query, page: 1 })
    const data = shown.flatMap(({ id, slug, name, city, animals, point }) =>
      point
        ? [
            {
              id,
              ...point,
              name,
              detail: `${city}, ${waitingCount(animals)}`,
              href: `/shelter/${slug}`,
            },
          ]
        : [],
    )
    return Response.json({ success: true, data, unplaced }, { headers: SHARED })
  },
})
