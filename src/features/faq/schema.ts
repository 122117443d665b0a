import { z } from 'zod'

import { placeSchema } from '@/platform/fields/placed'
import { atMost } from '@/platform/validation/at-most.model'

import { FAQ_MAX } from './model'

const required = (sentence: string, max: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(max, atMost(max))

/** Everything that is checked when a question is written. */
export const faqItemSchema = z.object({
  question: required('La question est requise', FAQ_MAX.question),
  answer: required('La réponse est requise', FAQ_MAX.answer),
  category: z.string().max(FAQ_MAX.category, atMost(FAQ_MAX.category)).optional(),
  order: placeSchema,
})
