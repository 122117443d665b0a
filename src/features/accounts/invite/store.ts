import { z } from 'zod'

import { ROLES } from '@/platform/access/model'

import { keepLinks, type KeptLink } from '../links'

/** What is kept of an invitation until it is accepted, cancelled or too old. */
const stored = z.object({
  email: z.string(),
  shelter: z.string(),
  role: z.enum(ROLES),
  /** Id of who invited. */
  by: z.string(),
  /** In milliseconds since 1970. */
  expires: z.number(),
})

export type StoredInvitation = KeptLink<z.infer<typeof stored>>

export const invitations = keepLinks('invitation', stored)
