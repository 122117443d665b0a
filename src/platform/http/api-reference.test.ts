import { expect, it } from 'vitest'
import { z } from 'zod'

import { apiReference } from './api-reference'
import { defineRoute } from './route'

const route = defineRoute({
  method: 'POST',
  path: '/api/things/{id}',
  summary: 'Changer une chose',
  tags: ['Choses'],
  auth: 'user',
  params: z.object({ id: z.string().describe('Identifiant') }),
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(12) }),
  body: z.object({
    name: z.string().max(80),
    kind: z.enum(['A', 'B']).optional(),
    tags: z.array(z.string()).default([]),
  }),
  answers: { 200: { description: 'La chose', schema: z.object({ at: z.string().nullable() }) } },
  refusals: [409],
  handler: () => Promise.resolve({}),
})

it('says in French words what a route takes and gives', () => {
  const [group] = apiReference([route])
  expect(group?.tag).toBe('Choses')
  expect(group?.entries[0]).toMatchObject({
    id: 'post-api-things-id',
    needsSession: true,
    parameters: [
      { name: 'id', kind: 'texte', isRequired: true, description: 'Identifiant' },
      { name: 'limit', kind: 'nombre entier de 1 à 100', isRequired: false },
    ],
    body: [
      { name: 'name', kind: 'texte de 80 caractères au maximum', isRequired: true },
      { name: 'kind', kind: 'A ou B', isRequired: false },
      { name: 'tags', kind: 'liste\u00a0: texte', isRequired: false },
    ],
    answers: [{ status: 200, fields: [{ name: 'at', kind: 'texte ou vide' }] }],
    refusals: [
      { status: 401, sentence: 'Vous devez vous connecter' },
      { status: 409, sentence: 'Cet élément a été modifié entre-temps' },
    ],
  })
})
