import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { defineRoute } from '@/platform/http/route'

import { keysOf, SPECIES_LABELS } from '../model'
import { findBreeds } from './queries'

export const listBreeds = defineRoute({
  method: 'GET',
  path: '/api/animals/breeds',
  summary: 'Les races et apparences des animaux à adopter',
  tags: ['Animaux'],
  auth: 'public',
  query: z.strictObject({
    q: z
      .string()
      .trim()
      .min(2, 'Écrivez au moins 2 caractères')
      .max(80, '80 caractères au maximum'),
    species: z.enum(keysOf(SPECIES_LABELS)).optional(),
  }),
  answers: {
    200: {
      description: 'Les plus portées d’abord, 8 au plus',
      schema: z.object({ success: z.literal(true), data: z.array(z.string()) }),
    },
  },
  handler: async ({ query }) => {
    const data = await findBreeds(query.q, query.species)
    return Response.json({ success: true, data }, { headers: SHARED })
  },
})
