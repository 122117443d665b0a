import { z } from 'zod'

import { atMost } from '@/platform/validation/at-most.model'
import { emailAddress } from '@/platform/validation/email'

import { personNameSchema } from '@/features/accounts/schema'

import { DECISION_REASON_MAX } from '../model'

const reason = z
  .string({ error: 'Indiquez la raison' })
  .trim()
  .min(1, 'Indiquez la raison')
  .max(DECISION_REASON_MAX, atMost(DECISION_REASON_MAX))

const admin = z.strictObject({
  email: z
    .string({ error: 'L’email est requis' })
    .trim()
    .min(1, 'L’email est requis')
    .max(254, atMost(254))
    .pipe(emailAddress()),
  name: personNameSchema,
})

/** A decision about a shelter, as it is sent. */
export const decisionSchema = z.discriminatedUnion(
  'decision',
  [
    z.strictObject({ decision: z.literal('APPROVE'), admin }),
    z.strictObject({ decision: z.literal('REJECT'), reason }),
    z.strictObject({ decision: z.literal('SUSPEND'), reason }),
    z.strictObject({ decision: z.literal('REINSTATE') }),
    z.strictObject({ decision: z.literal('VERIFY'), isVerified: z.boolean() }),
  ],
  { error: 'Cette décision n’existe pas' },
)
export type SentDecision = z.infer<typeof decisionSchema>
