import { z } from 'zod'

import { isEmailAddress } from '@/platform/email/model'
import { keysOf } from '@/platform/keys.model'
import { fieldErrors } from '@/platform/validation/field-errors'
import { atMost } from '@/platform/validation/at-most.model'

import { CADENCE_LABELS, FASTEST_MS, SEARCH_MAX } from './words.fr.model'

const cadence = z.enum(keysOf(CADENCE_LABELS), { error: 'Choisissez une des réponses proposées' })

/** Somebody wants to hear of the animals that will come into a list. */
export const searchSchema = z.object({
  // As the address of the catalogue has it; what is wrong in it is left aside, as there.
  query: z.string().max(SEARCH_MAX.query, 'Cette recherche est trop longue').default(''),
  email: z
    .string({ error: 'L’e-mail est requis' })
    .trim()
    .toLowerCase()
    .min(1, 'L’e-mail est requis')
    .max(SEARCH_MAX.email, atMost(SEARCH_MAX.email))
    .refine((text) => text === '' || isEmailAddress(text), 'Email invalide'),
  cadence,
  // A field that no person sees: programs that fill everything give themselves away.
  website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
  // Written by the page's script; absent without it.
  filledInMs: z.coerce
    .number()
    .min(FASTEST_MS, 'Prenez le temps de relire, puis envoyez de nouveau')
    .optional(),
})
export type SentSearch = z.infer<typeof searchSchema>

/** One sentence for each wrong field; empty when nothing is wrong. */
export const searchErrors = (typed: unknown): Record<string, string> =>
  fieldErrors(searchSchema, typed)

const token = z.string().min(1).max(200)

/** The page to go back to: that of the link, or the list of one's own. */
const from = z.enum(['lien', 'espace']).default('lien')

/** What is done with one search by its personal link. */
export const linkSchema = z.strictObject({ token, from })
export const cadenceSchema = z.strictObject({ token, from, cadence })
