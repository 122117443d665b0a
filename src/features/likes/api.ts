import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { joinLikes, like, unlike } from './commands'
import { LIKES_API, MAX_LIKES } from './model'
import { listOwnLikes } from './queries'
import { joinLikesSchema, likeSchema } from './schema'

const tags = ['Favoris et suivis']

const answer = {
  200: {
    description: 'Les animaux que la personne aime, le dernier d’abord',
    schema: z.object({
      success: z.literal(true),
      likes: z
        .array(z.object({ animalId: z.string(), name: z.string(), createdAt: z.string() }))
        .max(MAX_LIKES),
    }),
  },
}
const done = { 200: { description: 'C’est fait', schema: z.object({ success: z.literal(true) }) } }

export const readLikes = defineRoute({
  method: 'GET',
  path: LIKES_API,
  summary: 'Les animaux que l’on aime',
  tags,
  auth: 'user',
  answers: answer,
  handler: async ({ req, user }) => ({ success: true, likes: await listOwnLikes(req, user.id) }),
})

export const addLike = defineRoute({
  method: 'POST',
  path: LIKES_API,
  summary: 'Aimer un animal',
  description: '«\u00a0userId\u00a0» est la personne connectée. Aimer deux fois ne change rien.',
  tags,
  auth: 'user',
  body: likeSchema,
  bodyLimitBytes: 1_000,
  answers: done,
  refusals: [403, 404, 422, 429],
  handler: async ({ req, user, body }) => {
    if (body.userId !== user.id) throw new HttpError(403)
    await countPress(user.id)
    await like(req, user, body.animalId)
    return { success: true }
  },
})

export const removeLike = defineRoute({
  method: 'DELETE',
  path: `${LIKES_API}/{animalId}`,
  summary: 'Ne plus aimer un animal',
  tags,
  auth: 'user',
  params: z.object({ animalId: idSchema }),
  answers: done,
  refusals: [403, 429],
  handler: async ({ req, user, params }) => {
    await countPress(user.id)
    await unlike(req, user, params.animalId)
    return { success: true }
  },
})

export const joinBrowser = defineRoute({
  method: 'POST',
  path: `${LIKES_API}/join`,
  summary: 'Ajouter à son compte les favoris de son navigateur',
  description: `Jusqu’à ${MAX_LIKES} en tout\u00a0; ceux qui ne sont plus en ligne sont laissés de côté.`,
  tags,
  auth: 'user',
  body: joinLikesSchema,
  bodyLimitBytes: 8_000,
  answers: answer,
  refusals: [403, 429],
  handler: async ({ req, user, body }) => {
    await countPress(user.id)
    await joinLikes(req, user, body.animalIds)
    return { success: true, likes: await listOwnLikes(req, user.id) }
  },
})
