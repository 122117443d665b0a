import { z } from 'zod'

import { placeSchema } from '@/platform/fields/placed'

import { TESTIMONIAL_MAX } from './model'

const NAME = 'Le nom est requis'
const TEXT = 'Le témoignage est requis'

/** Everything that is checked when a testimonial is written. */
export const testimonialSchema = z.object({
  authorName: z
    .string({ error: NAME })
    .trim()
    .min(1, NAME)
    .max(TESTIMONIAL_MAX.authorName, `${TESTIMONIAL_MAX.authorName} caractères au maximum`),
  text: z
    .string({ error: TEXT })
    .trim()
    .min(1, TEXT)
    .max(TESTIMONIAL_MAX.text, '1 000 caractères au maximum'),
  order: placeSchema,
})
