import { z } from 'zod'

import { profilePath } from '@/features/profiles/model'
import { HttpError } from '@/platform/http/errors'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { setProfileFollow, setShelterFollow } from './commands'
import {
  FOLLOWS_API,
  followApi,
  followProfileApi,
  signInToFollow,
  signInToFollowProfile,
} from './model'
import { listFollowedPeople, listOwnFollows } from './queries'
import { followSchema } from './schema'

const tags = ['Favoris et suivis']

/** What both buttons answer. */
const set = {
  200: {
    description: 'Ce qu’il en est maintenant',
    schema: z.object({ success: z.literal(true), isFollowed: z.boolean() }),
  },
}

export const readFollows = defineRoute({
  method: 'GET',
  path: FOLLOWS_API,
  summary: 'Les refuges et les profils que l’on suit',
  tags,
  auth: 'user',
  answers: {
    200: {
      description: 'Les refuges et les profils, par nom',
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
        people: z.array(
          z.object({ userId: z.string(), name: z.string(), photo: z.string().nullable() }),
        ),
      }),
    },
  },
  handler: async ({ req, user }) => ({
    success: true,
    follows: await listOwnFollows(req, user.id),
    people: await listFollowedPeople(req, user.id),
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
  answers: set,
  refusals: [401, 403, 404, 422],
  handler: async ({ req, user, params, body: { follow }, isPlainForm }) => {
    if (!user) {
      if (isPlainForm) return seeOther(signInToFollow(params.shelterId))
      throw new HttpError(401)
    }
    await countPress(user.id)
    const { slug } = await setShelterFollow(req, user, params.shelterId, follow)
    if (isPlainForm) return seeOther(`/shelter/${slug}`)
    return { success: true, isFollowed: follow }
  },
})

export const followProfile = defineRoute({
  method: 'POST',
  path: followProfileApi('{userId}'),
  summary: 'Suivre un profil, ou ne plus le suivre',
  description:
    'La personne apprend combien la suivent, jamais qui. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  auth: 'optional',
  params: z.object({ userId: idSchema }),
  body: followSchema,
  bodyLimitBytes: 1_000,
  form: true,
  answers: set,
  refusals: [401, 403, 404, 422],
  handler: async ({ req, user, params: { userId }, body: { follow }, isPlainForm }) => {
    if (!user) {
      if (isPlainForm) return seeOther(signInToFollowProfile(userId))
      throw new HttpError(401)
    }
    await countPress(user.id)
    await setProfileFollow(req, user, userId, follow)
    if (isPlainForm) return seeOther(profilePath(userId))
    return { success: true, isFollowed: follow }
  },
})
