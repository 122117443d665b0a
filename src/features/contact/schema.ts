import { z } from 'zod'

import { formSaveKeys } from '@/platform/http/save-keys'
import { fieldErrors } from '@/platform/validation/field-errors'
import { atMost } from '@/platform/validation/at-most.model'
import { emailAddress } from '@/platform/validation/email'
import { personNameSchema } from '@/features/accounts/schema'

import { CONTACT_FASTEST_MS, CONTACT_MAX } from './model'

const text = (sentence: string, max: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(max, atMost(max))

/** A message to the team of the platform. Sentences are for the person who types. */
export const contactSchema = z.object({
  name: personNameSchema,
  email: text('L’e-mail est requis', CONTACT_MAX.email).pipe(emailAddress()),
  subject: text('L’objet est requis', CONTACT_MAX.subject),
  message: text('Écrivez votre message', CONTACT_MAX.message),
  // A field that no person sees: programs that fill everything give themselves away.
  website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
  // Written by the page's script; absent without it.
  filledInMs: z.coerce
    .number()
    .min(CONTACT_FASTEST_MS, 'Prenez le temps de relire, puis envoyez de nouveau')
    .optional(),
  ...formSaveKeys,
})
export type ContactMessage = z.infer<typeof contactSchema>

/** One sentence for each wrong field; empty when nothing is wrong. */
export const contactErrors = (typed: unknown): Record<string, string> =>
  fieldErrors(contactSchema, typed)
