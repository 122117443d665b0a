import { z } from 'zod'

import { placeSchema } from '@/platform/fields/placed'
import { atMost } from '@/platform/validation/at-most.model'

import { TESTIMONIAL_MAX } from './model'

const NAME = 'Le nom est requis'
const TEXT = 'Le témoignage est requis'

/** Everything that is checked when a testimonial is written. */
export const testimonialSchema = z.object({
  authorName: z
    .string({ error: NAME })
    .trim()
    .min(1, NAME)
    .max(TESTIMONIAL_MAX.authorName, atMost(TESTIMONIAL_MAX.authorName)),
  text: z
    .string({ error: TEXT })
    .trim()
    .min(1, TEXT)
    .max(TESTIMONIAL_MAX.text, atMost(TESTIMONIAL_MAX.text)),
  order: placeSchema,
})
