import type { Role } from '@/platform/access/model'

import { keepLinks, type KeptLink } from '../links'

/** What is kept of an invitation until it is accepted, cancelled or too old. */
type Stored = {
  email: string
  shelter: string
  role: Role
  /** Id of who invited. */
  by: string
  /** In milliseconds since 1970. */
  expires: number
}

export type StoredInvitation = KeptLink<Stored>

export const invitations = keepLinks<Stored>('invitation')
