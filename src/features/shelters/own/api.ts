import { z } from 'zod'

import { ROLE_LABELS, ROLES } from '@/platform/access/model'
import { defineRoute } from '@/platform/http/route'

import { listOwnShelters } from './queries'

export const readOwnShelters = defineRoute({
  method: 'GET',
  path: '/api/user/shelters',
  summary: 'Les refuges de la personne connectée',
  tags: ['Comptes'],
  auth: 'user',
  answers: {
    200: {
      description: 'Un super administrateur reçoit les refuges approuvés, 100 au maximum',
      schema: z.object({
        success: z.literal(true),
        shelters: z.array(
          z.object({
            id: z.string(),
            slug: z.string(),
            name: z.string(),
            city: z.string(),
            role: z.enum(ROLES).nullable(),
            roleLabel: z
              .string()
              .describe(`${Object.values(ROLE_LABELS).join(', ')} ou Super Admin`),
            canViewAdmin: z.boolean(),
          }),
        ),
      }),
    },
  },
  handler: async ({ user }) => ({ success: true, shelters: await listOwnShelters(user) }),
})
