import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import { shelterKeySchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { setFollow } from './commands'
import { FOLLOWS_API, followApi, signInToFollow } from './model'
import { listOwnFollows } from './queries'
import { followSchema } from './schema'

const tags = ['Favoris et suivis']

export const readFollows = defineRoute({
  method: 'GET',
  path: FOLLOWS_API,
  summary: 'Les refuges que l’on suit',
  tags,
  auth: 'user',
  answers: {
    200: {
      description: 'Les refuges, par nom',
      schema: z.object({
        success: z.literal(true),
        follows: z.array(
          z.object({
            shelterId: z.string(),
            slug: z.string(),
            name: z.string(),
            city: z.string(),
            createdAt: z.string(),
          }),
        ),
      }),
    },
  },
  handler: async ({ req, user }) => ({
    success: true,
    follows: await listOwnFollows(req, user.id),
  }),
})

export const followShelter = defineRoute({
  method: 'POST',
  path: followApi('{shelterId}'),
  summary: 'Suivre un refuge, ou ne plus le suivre',
  description:
    'Ses actualités et ses appels urgents sont annoncés à la personne. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  // A plain form of whoever is not signed in is led to where they can be.
  auth: 'optional',
  params: z.object({ shelterId: shelterKeySchema }),
  body: followSchema,
  bodyLimitBytes: 1_000,
  form: true,
  answers: {
    200: {
      description: 'Ce qu’il en est maintenant',
      schema: z.object({ success: z.literal(true), isFollowed: z.boolean() }),
    },
  },
  refusals: [401, 403, 404, 422, 429],
  handler: async ({ req, user, params, body: { follow }, isPlainForm }) => {
    if (!user) {
      if (isPlainForm) return seeOther(signInToFollow(params.shelterId))
      throw new HttpError(401)
    }
    await countPress(user.id)
    const { slug } = await setFollow(req, user, params.shelterId, follow)
    if (isPlainForm) return seeOther(`/shelter/${slug}`)
    return { success: true, isFollowed: follow }
  },
})
