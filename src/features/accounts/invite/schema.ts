import { z } from 'zod'

import { atMost } from '@/platform/validation/at-most.model'
import { emailAddress } from '@/platform/validation/email'

import { ROLES } from '../../../platform/access/model'

/** An invitation to a team, as it is asked for. */
export const newInvitationSchema = z.strictObject({
  email: z
    .string({ error: 'L’e-mail est requis' })
    .trim()
    .toLowerCase()
    .min(1, 'L’e-mail est requis')
    .max(254, atMost(254))
    .pipe(emailAddress('E-mail invalide')),
  role: z.enum(ROLES, { error: 'Choisissez un rôle de la liste' }),
})

/** An invitation that waits to be accepted. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  expiresAt: z.iso.datetime(),
})

export type NewInvitation = z.infer<typeof newInvitationSchema>
export type Invitation = z.infer<typeof invitationSchema>
