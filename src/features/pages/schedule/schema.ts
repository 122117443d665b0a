import { z } from 'zod'

/** Furthest a publication is planned, in milliseconds: two years. */
const FURTHEST_MS = 2 * 366 * 86_400_000

/** What happens to a page at a moment to come. */
export const newPlanSchema = z.strictObject({
  type: z.enum(['publish', 'unpublish'], 'Choisissez ce qui doit se passer'),
  at: z.iso
    .datetime({ offset: true, error: 'Choisissez une date et une heure' })
    .refine((at) => Date.parse(at) > Date.now(), 'Choisissez un moment à venir')
    .refine((at) => Date.parse(at) < Date.now() + FURTHEST_MS, 'Deux ans à l’avance au plus')
    .describe('Instant, ISO 8601'),
})

export const planSchema = z.object({
  id: z.string(),
  type: z.enum(['publish', 'unpublish']),
  at: z.string().describe('Instant, ISO 8601'),
})
export type Plan = z.infer<typeof planSchema>
