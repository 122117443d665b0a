import { z } from 'zod'

import { canSomewhere } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
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
  email: z.string(),
  avatar: z.string().nullable(),
})

export const searchUsers = defineRoute({
  method: 'GET',
  path: '/api/users',
  summary: 'Chercher une personne de ses équipes',
  description: [
    'Pour qui gère une équipe\u00a0: ses membres, et personne d’autre. On fait venir quelqu’un par une invitation.',
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
      .describe('Une partie du nom ou de l’e-mail'),
  }),
  answers: {
    200: {
      description: `Par nom, ${MOST_PEOPLE} au maximum`,
      schema: z.array(person).max(MOST_PEOPLE),
    },
  },
  refusals: [403],
  handler: async ({ req, user, query }) => {
    if (!canSomewhere(user, 'manageUsers')) throw new HttpError(403)
    return Response.json(await findPeople(req, user, query.search ?? ''))
  },
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
