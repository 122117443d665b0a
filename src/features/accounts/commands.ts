import { sql } from '@payloadcms/db-postgres'
import { logoutOperation, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

import type { User } from '@/payload-types'
import { isApiError, isAuthenticationError } from '@/platform/http/error-kind'
import { HttpError } from '@/platform/http/errors'
import { openPayload } from '@/platform/payload'
import { rememberDevice } from '@/platform/rate-limit/device'
import { createSemaphore } from '@/platform/semaphore'

import { signInLimiter } from './limits'
import { noteDevice } from './own/sessions'
import { hashForNobody } from './passwords/check'
import { WRONG_CREDENTIALS } from './sentences'

export type Credentials = { email: string; password: string }
export type SignedIn = {
  user: User
  token: string
  /** End of the session, in seconds since 1970. */
  exp: number
  /** Of the session, and of the browser that is known from now on. */
  cookies: string[]
}

// Checking a password keeps one of Node's four threads busy for long; the database
// needs one too, to open a connection. A flood of tries must not take them all.
const inTurn = createSemaphore(2, 100)

async function accountExists(email: string): Promise<boolean> {
  const payload = await openPayload()
  const found: unknown = await payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email } },
    select: { email: true },
  })
  return Boolean(found)
}

/** Most devices on which an account is signed in at once; the oldest are signed out. */
const MOST_SESSIONS = 20

async function pruneSessions(user: string): Promise<void> {
  const { db } = await openPayload()
  // Every request of the account reads all of them.
  await db.drizzle.execute(sql`
    delete from users_sessions where _parent_id = ${user} and id not in (
      select id from users_sessions where _parent_id = ${user}
      order by created_at desc nulls last, _order desc limit ${MOST_SESSIONS}
    )
  `)
}

/** The session of the right pair; null for any other, after as much work. */
async function checkPair(
  request: Request,
  { email, password }: Credentials,
): Promise<SignedIn | null> {
  const payload = await openPayload()
  try {
    const { user, token, exp } = await payload.login({
      collection: 'users',
      data: { email, password },
      depth: 0,
      overrideAccess: false,
    })
    if (!user || !token || !exp) return null
    await pruneSessions(user.id)
    await noteDevice(request, token)
    const cookie = generatePayloadCookie({
      collectionAuthConfig: payload.collections.users.config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    })
    return { user, token, exp, cookies: [String(cookie), rememberDevice(request, email)] }
  } catch (error) {
    // Payload answers 401 to a wrong pair, 400 to an empty password.
    if (!isApiError(error) || error.status >= 500) throw error
    const isChecked = isAuthenticationError(error) && (await accountExists(email))
    if (!isChecked) await hashForNobody(password)
    return null
  }
}

/**
 * Signs a person in: counts the try, checks the password, opens a session. An
 * unknown e-mail and a wrong password get the same answer in about the same time.
 * @throws {HttpError} 401 when it is not the right pair, 429 after too many tries
 */
export async function signIn(
  request: Request,
  { email, password }: Credentials,
): Promise<SignedIn> {
  const account = email.trim().toLowerCase()
  const attempt = await signInLimiter.count(request, account)
  let signedIn: SignedIn | null
  try {
    signedIn = await inTurn(() => checkPair(request, { email: account, password }))
  } catch (error) {
    // Nobody looked at the password: this was no try.
    await attempt.takeBack()
    throw error
  }
  if (!signedIn) throw new HttpError(401, WRONG_CREDENTIALS)
  await attempt.forgive()
  return signedIn
}

/** Ends the session of a request; does nothing without one. @returns the cookies that forget it */
export async function signOut(req: PayloadRequest): Promise<string[]> {
  const { payload } = req
  const collection = payload.collections.users
  if (req.user) await logoutOperation({ collection, req })
  const session = generateExpiredPayloadCookie({
    collectionAuthConfig: collection.config.auth,
    config: payload.config,
    cookiePrefix: payload.config.cookiePrefix,
  })
  return [String(session), 'payload-tenant=; Path=/; Max-Age=0; SameSite=Lax']
}
