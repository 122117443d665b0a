import { z } from 'zod'

import { idOr } from '@/platform/http/params'

import { FULL, MAX_LIKES } from './model'

const animalId = idOr('L’ID de l’animal est requis')

/** One like: whose, and of which animal. */
export const likeSchema = z.strictObject({
  animalId,
  userId: idOr('L’ID de l’utilisateur est requis'),
})

/** What a browser kept before its person signed in. */
export const joinLikesSchema = z.strictObject({ animalIds: z.array(animalId).max(MAX_LIKES, FULL) })
