import { z } from 'zod'

import { atMost } from '@/platform/validation/at-most.model'

import { TITLE_MAX } from './model'

const required = (sentence: string, max: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(max, atMost(max))

/** Everything that is checked when a title is written. Sentences are the contract's. */
export const roleSchema = z.object({
  name: required('Le nom du rôle est requis', TITLE_MAX.name),
  description: required('La description est requise', TITLE_MAX.description),
})
