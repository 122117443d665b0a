import { z } from 'zod'

import { isEmailAddress } from '@/platform/email/model'
import { idSchema } from '@/platform/http/params'
import { centsOfEuros } from '@/platform/money/model'

import { GIFT_LIMITS } from '../model'

/** Asks for the link of one's page. */
export const linkSchema = z.strictObject({
  email: z
    .string('Écrivez votre e-mail')
    .trim()
    .max(GIFT_LIMITS.email, 'Email invalide')
    .refine(isEmailAddress, 'Email invalide'),
})

/** A plain form carries its link too, for the way back. */
const token = z.string().max(200).optional()

const amount = z
  .string('Indiquez un montant')
  .max(20, 'Indiquez un montant')
  .transform((text, context) => {
    const cents = centsOfEuros(text)
    if (cents !== null && cents >= GIFT_LIMITS.amountMin && cents <= GIFT_LIMITS.amountMax) {
      return cents
    }
    context.addIssue({ code: 'custom', message: 'Le montant est entre 1 € et 10 000 €' })
    return z.NEVER
  })
  .describe('En euros, comme on l’écrit\u00a0: 12 ou 12,50')

/** What a sponsor does with a sponsorship of theirs. */
export const moveSchema = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('amount'), amount, token }),
  z.strictObject({ move: z.literal('pause'), token }),
  z.strictObject({ move: z.literal('resume'), token }),
  z.strictObject({ move: z.literal('stop'), token }),
  z.strictObject({
    move: z.literal('choose'),
    choice: z.enum(['ANIMAL', 'SHELTER', 'STOP']),
    animalId: idSchema.optional(),
    token,
  }),
])
export type Move = z.infer<typeof moveSchema>
