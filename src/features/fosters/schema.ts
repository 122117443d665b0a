import { z } from 'zod'

import { personNameSchema } from '@/features/accounts/schema'
import { readPhone } from '@/features/places/contact.model'
import { emailAddressOrNone } from '@/platform/validation/email'
import { optionalText, plainLine } from '@/platform/validation/plain-text'

import { LIMITS } from './model'

const day = z.iso.date({ error: 'Choisissez une date' })

/** A stay as a team writes it. */
export const staySchema = z.strictObject({
  name: personNameSchema,
  email: emailAddressOrNone()
    .transform((typed) => typed || null)
    .nullable()
    .default(null),
  phone: plainLine(LIMITS.phone)
    .transform((typed, context) => {
      if (!typed) return null
      const phone = readPhone(typed)
      if (phone) return phone
      context.addIssue({
        code: 'custom',
        message: 'Écrivez un numéro de téléphone, comme 06\u00a012\u00a034\u00a056\u00a078',
      })
      return z.NEVER
    })
    .nullable()
    .default(null),
  note: optionalText(LIMITS.note),
  startedOn: day,
  endedOn: z
    .union([z.literal('').transform(() => null), day], { error: 'Choisissez une date' })
    .nullable()
    .default(null),
})
export type SentStay = z.infer<typeof staySchema>

export const changedStaySchema = staySchema.extend({ version: z.int().min(1) })
export type ChangedStay = z.infer<typeof changedStaySchema>

/** What a team reads of a stay. */
export const stayView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  note: z.string().nullable(),
  startedOn: z.string().describe('Jour, comme 2026-11-29'),
  endedOn: z.string().nullable().describe('Jour\u00a0; vide tant que l’animal y est'),
  version: z.number(),
})
export type Stay = z.infer<typeof stayView>

export const staysView = z.object({ success: z.literal(true), data: z.array(stayView) })
