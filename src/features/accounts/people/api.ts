import { z } from 'zod'

import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

import { personNameSchema } from '../schema'
import { readPeople } from './list'
import { findPeople, MOST_PEOPLE } from './queries'
import { peopleQuerySchema } from './schema'
import { peopleView } from './view'

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable().describe('Pour qui gère l’équipe, et le sien'),
  avatar: z.string().nullable(),
})

export const searchUsers = defineRoute({
  method: 'GET',
  path: '/api/users',
  summary: 'Chercher une personne de ses équipes',
  description: [
    'Les membres de ses équipes, et personne d’autre\u00a0; un bénévole n’y trouve que lui-même. On fait venir quelqu’un par une invitation.',
    'Un super administrateur cherche parmi tous les comptes.',
    'La réponse est un simple tableau.',
  ].join(' '),
  tags: ['Comptes'],
  auth: 'user',
  query: z.strictObject({
    search: z
      .string()
      .trim()
      .max(100, atMost(100))
      .optional()
      .describe('Une partie du nom, ou d’un e-mail que l’on voit'),
  }),
  answers: {
    200: {
      description: `Par nom, ${MOST_PEOPLE} au maximum`,
      schema: z.array(person).max(MOST_PEOPLE),
    },
  },
  handler: async ({ req, user, query }) =>
    Response.json(await findPeople(req, user, query.search ?? '')),
})

export const listPlatformPeople = defineRoute({
  method: 'GET',
  path: '/api/platform/people',
  summary: 'Toutes les personnes de la plateforme',
  description: 'Par nom, avec leurs équipes. Réservé aux super administrateurs.',
  tags: ['Comptes'],
  auth: 'user',
  query: peopleQuerySchema,
  answers: { 200: { description: 'Une page de la liste', schema: peopleView } },
  refusals: [403],
  handler: async ({ req, query }) => ({ success: true, ...(await readPeople(req, query)) }),
})

export const updateName = defineRoute({
  method: 'PATCH',
  path: '/api/user/update-name',
  summary: 'Changer son nom',
  tags: ['Comptes'],
  auth: 'user',
  body: z.strictObject({ name: personNameSchema }),
  bodyLimitBytes: 16_384,
  answers: {
    200: {
      description: 'Le nom est enregistré',
      schema: z.object({
        success: z.literal(true),
        data: z.object({ id: z.string(), name: z.string() }),
      }),
    },
  },
  handler: async ({ req, user, body }) => {
    const { id, name } = await req.payload.update({
      collection: 'users',
      id: user.id,
      overrideAccess: false,
      depth: 0,
      req,
      data: { name: body.name },
      select: { name: true },
    })
    return { success: true, data: { id, name } }
  },
})
