import { z } from 'zod'

const CHOICE = 'Dites si vous voulez suivre, ou non'

/** What the button sends; a plain form has words for it. */
export const followSchema = z.strictObject({
  follow: z.union([z.boolean(), z.enum(['oui', 'non']).transform((value) => value === 'oui')], {
    error: CHOICE,
  }),
})
