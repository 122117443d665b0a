import { z } from 'zod'

import { plainText } from '@/platform/validation/plain-text'
import { atMost } from '@/platform/validation/at-most.model'

import { PLACE_LIMITS as MAX } from '../model'
import { OWNER_SENTENCES } from './model'

/** Somebody says that a place is theirs; whether the address proves it is asked of its site. */
export const claimSchema = z.strictObject({
  slug: z.string().max(MAX.slug).optional(),
  email: z
    .string({ error: OWNER_SENTENCES.badEmail })
    .trim()
    .min(1, OWNER_SENTENCES.badEmail)
    .max(MAX.email, atMost(MAX.email)),
  // A field that no person sees: programs that fill everything give themselves away.
  website: z.literal('', { error: 'Laissez ce champ vide' }).optional(),
})

const reason = plainText(MAX.reason).pipe(z.string().min(10, OWNER_SENTENCES.reason))
const version = z.number().int().min(1).describe('Celle qui a été lue\u00a0; 409 pour une autre')

/** A super admin read what an owner changed or asks for. */
export const judgeChangeSchema = z.discriminatedUnion('accept', [
  z.strictObject({ accept: z.literal(true), version }),
  z.strictObject({ accept: z.literal(false), version, reason }),
])
export const endOwnershipSchema = z.strictObject({ reason })
export const judgeClaimSchema = z.strictObject({ accept: z.boolean(), reason })
