import { z } from 'zod'

import { fieldErrors } from '@/platform/validation/field-errors'

import { emailSchema, passwordSchema, personNameSchema } from '../schema'
import { SIGN_UP_FASTEST_MS } from './model'

/** What opens an account. Sentences are for the person who types. */
export const signUpSchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
  terms: z.union([z.literal('oui'), z.literal(true)], {
    error: 'Acceptez les conditions d’utilisation pour ouvrir un compte',
  }),
  /** Where the person wanted to go. */
  suite: z.string().max(2000, 'Adresse invalide').optional(),
  // A field that no person sees: programs that fill everything give themselves away.
  website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
  // Written by the page's script; absent without it.
  filledInMs: z.coerce
    .number()
    .min(SIGN_UP_FASTEST_MS, 'Prenez le temps de relire, puis envoyez de nouveau')
    .optional(),
})
export type SignUp = z.infer<typeof signUpSchema>

/** One sentence for each wrong field; empty when nothing is wrong. */
export const signUpErrors = (typed: unknown): Record<string, string> =>
  fieldErrors(signUpSchema, typed)
