import type { PayloadRequest } from 'payload'

import { env } from '@/platform/env'

/** The page on which a password is chosen; `jeton` carries the token. */
export const CHOOSE_PASSWORD_PATH = '/auth/mot-de-passe'

/**
 * A new link on which the person chooses a password, once; older links of this
 * account stop working.
 * @param lifetimeMs how long it works, in milliseconds
 * @returns null when no account has this e-mail
 */
export async function passwordLink(
  req: PayloadRequest,
  email: string,
  lifetimeMs: number,
): Promise<string | null> {
  const token = (await req.payload.forgotPassword({
    collection: 'users',
    data: { email },
    // The message is ours, with our page behind the link.
    disableEmail: true,
    expiration: lifetimeMs,
    req,
  })) as string | null
  return token ? `${env.publicUrl}${CHOOSE_PASSWORD_PATH}?jeton=${token}` : null
}
