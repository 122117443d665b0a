import { z } from 'zod'

import { toSessionUser } from '@/features/accounts/queries'
import { sessionUser } from '@/features/accounts/schema'
import { ownPhoto } from '@/features/profiles/queries'
import { defineRoute } from '@/platform/http/route'

export const readSession = defineRoute({
  method: 'GET',
  path: '/api/user/session',
  summary: 'La personne connectée, ou personne',
  tags: ['Comptes'],
  auth: 'optional',
  answers: {
    200: {
      description: '«\u00a0user\u00a0» est vide pour un visiteur sans session',
      schema: z.object({ success: z.literal(true), user: sessionUser.nullable() }),
    },
  },
  handler: async ({ user }) => {
    if (!user) return { success: true, user: null }
    const known = await toSessionUser(user)
    // The face of a team first; most people have none, and their profile may.
    return { success: true, user: { ...known, image: known.image ?? (await ownPhoto(user.id)) } }
  },
})
