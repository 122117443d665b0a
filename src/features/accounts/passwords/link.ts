import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
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
  // An account that gets another address at this moment has it by then: the link would go to the old one.
  const session = await sessionOf(req)
  await session.execute(
    sql`select 1 from users where email = ${email.toLowerCase()} for no key update`,
  )
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
