import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { APIError, createLocalReq } from 'payload'

import { HttpError } from '@/platform/http/errors'
import { inTransaction } from '@/platform/db/transaction'
import { log } from '@/platform/log'
import { openPayload } from '@/platform/payload'
import { createLimiter } from '@/platform/rate-limit/limiter'
import { rememberDevice } from '@/platform/rate-limit/device'
import { createSemaphore } from '@/platform/semaphore'

import { resetLimiter } from '../limits'
import { tellForgotten, tellNewPassword } from '../mails'
import { refusePassword } from '../model'
import { LINK_IS_OVER } from '../sentences'
import { passwordLink } from './link'

/** How long the link of a forgotten password works, in milliseconds: an hour. */
const FORGOTTEN_MS = 3600 * 1000

/** Long enough to hide whether an account was found and a message written. */
const SAME_TIME_MS = 700

/** Messages to one address in an hour: whoever asks more often only repeats the last one. */
const perAddress = createLimiter({ name: 'reset-mail', points: 6, seconds: 3600 })

// Hashing keeps one of Node's four threads busy for long, as checking does.
const inTurn = createSemaphore(2, 100)

async function send(email: string): Promise<void> {
  try {
    const payload = await openPayload()
    const req = await createLocalReq({}, payload)
    if ((await perAddress.take(email)) > 0) return
    await inTransaction(req, async () => {
      const link = await passwordLink(req, email, FORGOTTEN_MS)
      if (link) await tellForgotten(req, email, link)
    })
  } catch (error) {
    // Whatever went wrong is no answer: it would tell that the account exists.
    log.error({ err: error }, 'a link for a forgotten password was not sent')
  }
}

/**
 * Sends a link to choose a new password, when an account has this e-mail; the
 * answer and its time are the same when none has.
 * @throws {HttpError} 429 after too many requests
 */
export async function requestPasswordLink(request: Request, email: string): Promise<void> {
  const account = email.trim().toLowerCase()
  await resetLimiter.count(request, account)
  if (!account) return
  await Promise.all([send(account), sleep(SAME_TIME_MS)])
}

/**
 * Sets the password of the account behind a link; the link works once, and every
 * session of the account ends.
 * @returns the cookie by which this browser is known for the account
 * @throws {HttpError} 400 for a weak password, 403 for a link that is over, 429
 */
export async function choosePassword(
  request: Request,
  { token, password }: { token: string; password: string },
): Promise<string> {
  await resetLimiter.count(request)
  // Payload's own reset asks for three characters and runs no rule of ours.
  const message = refusePassword(password)
  if (message) throw new HttpError(400, message, { fields: { password: message } })
  if (!/^[0-9a-f]{40}$/.test(token)) throw new HttpError(403, LINK_IS_OVER)
  try {
    const email = await inTurn(() => setPassword(token, password))
    return rememberDevice(request, email)
  } catch (error) {
    if (error instanceof APIError && error.status === 403) throw new HttpError(403, LINK_IS_OVER)
    throw error
  }
}

/** @returns the e-mail of the account */
async function setPassword(token: string, password: string): Promise<string> {
  const payload = await openPayload()
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async (execute) => {
    // Of several uses at once the others wait here, and find the link used.
    await execute(sql`select 1 from users where reset_password_token = ${token} for update`)
    const { user } = await payload.resetPassword({
      collection: 'users',
      data: { token, password },
      // Whoever holds the link is the person: nobody is signed in here.
      overrideAccess: true,
      req,
    })
    const { id, email } = user as { id: string; email: string }
    // Payload opens a session of its own; the person signs in instead, with the new password.
    await execute(sql`delete from users_sessions where _parent_id = ${id}`)
    // The link came by this very address: it is the person's.
    await execute(sql`
      update users set reset_password_token = null, reset_password_expiration = null,
        email_verified = coalesce(email_verified, now())
      where id = ${id}
    `)
    await tellNewPassword(req, email)
    return email
  })
}
