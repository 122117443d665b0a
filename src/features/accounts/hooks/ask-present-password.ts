import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { env } from '@/platform/env'
import { isHttpError } from '@/platform/http/error-kind'
import { refuse } from '@/platform/validation/issues'
import { readWait, waitLabel } from '@/ui/countdown'

import { needsPresentPassword } from '../model'
import { checkPresentPassword } from '../present-password/commands'

const PATH = 'currentPassword'

const refused = (message: string, status: number): never =>
  refuse('users', [{ path: PATH, message }], status)

/** Asks for it, and says what is wrong as Payload's own form shows it. */
async function check(req: PayloadRequest, person: Pick<User, 'id' | 'email'>, typed: string) {
  try {
    const request = new Request(env.publicUrl, { headers: req.headers })
    await checkPresentPassword(request, req, person, typed)
  } catch (error) {
    if (!isHttpError(error) || error.status >= 500) throw error
    if (error.status !== 429) return refused(error.message, error.status)
    const wait = readWait(error.more?.retryAfter)
    req.responseHeaders = new Headers({ 'retry-after': String(wait) })
    return refused(`${error.message}. Réessayez dans ${waitLabel(wait)}.`, 429)
  }
}

/**
 * Who changes their own e-mail or password shows that they know the present one: a browser left
 * open is not the account. The link of a forgotten password, and a super admin who helps somebody
 * else, come another way.
 */
export const askPresentPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { [PATH]: typed, ...rest } = data as typeof data & { [PATH]?: unknown }
  const person = originalDoc?.id ? { id: originalDoc.id, email: originalDoc.email } : null
  if (!person || !needsPresentPassword(actorOf(req)?.id ?? null, person, rest)) return rest
  if (typeof typed !== 'string' || typed === '')
    return refused('Écrivez votre mot de passe actuel', 400)
  await check(req, person, typed.slice(0, 1000))
  return rest
}
