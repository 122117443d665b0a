import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { User } from '@/payload-types'
import { env } from '@/platform/env'

import { fingerprint, keepLinks, newToken } from '../links'
import { CONFIRM_PATH, CONFIRMATION_MS } from './model'

const kept = z.object({
  /** Id of the account. */
  user: z.string(),
  /** The address that the link proves. */
  email: z.string(),
  /** Where the person wanted to go; a path of this site. */
  suite: z.string().optional(),
  expires: z.number(),
})

export const confirmations = keepLinks('confirmation', kept)

/**
 * A new link by which the owner of an account shows that an address is theirs, for a day; older
 * links of the account stop working.
 * @param email the address to prove: the account's own, or the one that it shall have
 */
export async function confirmationLink(
  req: PayloadRequest,
  { id }: Pick<User, 'id'>,
  email: string,
  suite?: string | null,
): Promise<string> {
  const token = newToken()
  const expires = Date.now() + CONFIRMATION_MS
  await confirmations.keep(
    req,
    fingerprint(token),
    { user: id, email, expires, ...(suite ? { suite } : {}) },
    { user: id },
  )
  return `${env.publicUrl}${CONFIRM_PATH}?jeton=${token}`
}
