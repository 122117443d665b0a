import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { env } from '@/platform/env'
import { isHttpError } from '@/platform/http/error-kind'
import { refuse } from '@/platform/validation/issues'
import { readWait, waitLabel } from '@/ui/countdown'

import { presentPasswordLimiter } from '../limits'
import { needsPresentPassword } from '../model'
import { isPasswordOf } from '../passwords/check'

const PATH = 'currentPassword'

const refused = (message: string, status: number): never =>
  refuse('users', [{ path: PATH, message }], status)

/** Counts a try, as signing in does. */
async function enter(req: PayloadRequest, email: string) {
  try {
    const request = new Request(env.publicUrl, { headers: req.headers })
    return await presentPasswordLimiter.count(request, email)
  } catch (error) {
    if (!isHttpError(error) || error.status !== 429) throw error
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
  const pass = await enter(req, person.email)
  let isRight: boolean
  try {
    isRight = await isPasswordOf(req, person.id, typed.slice(0, 1000))
  } catch (error) {
    // Nobody looked at the password: this was no try.
    await pass.takeBack()
    throw error
  }
  if (!isRight) return refused('Ce n’est pas votre mot de passe actuel', 403)
  await pass.forgive()
  return rest
}
