import { z } from 'zod'

import { keysOf } from '@/platform/keys.model'
import { SPECIES_LABELS } from '@/features/animals/model'

import { STATUSES } from './model'

const words = z.string().nullable()

export const signature = z.object({
  name: z.string(),
  href: words,
  photo: words,
  isShelter: z.boolean(),
  isAdmin: z.boolean(),
})

const photo = z.object({
  url: z.string(),
  cardUrl: z.string(),
  width: z.number(),
  height: z.number(),
})

const animal = z.object({
  id: z.string(),
  name: z.string(),
  species: z.enum(keysOf(SPECIES_LABELS)),
  href: z.string(),
  shelter: z.string(),
})

/** A post as everybody reads it. */
export const publicPost = z.object({
  id: z.string(),
  body: z.string(),
  photos: z.array(photo),
  by: signature,
  animal: animal.nullable(),
  likes: words.describe('«\u00a012 personnes aiment\u00a0», à partir de trois'),
  comments: z.number(),
  createdAt: z.string(),
  isEdited: z.boolean(),
})
export type PublicPost = z.infer<typeof publicPost>

export const publicComment = z.object({
  id: z.string(),
  body: z.string(),
  by: signature,
  createdAt: z.string(),
  isEdited: z.boolean(),
})
export type PublicComment = z.infer<typeof publicComment>

/** A post for those who may change it. */
export const ownPost = publicPost.extend({
  status: z.enum(STATUSES),
  version: z.number(),
  reason: words,
  shelterId: words,
  animalId: words,
})
export type OwnPost = z.infer<typeof ownPost>
