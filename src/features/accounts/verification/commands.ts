import { setTimeout as sleep } from 'node:timers/promises'

import { createLocalReq, type PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'
import { isValidationError } from '@/platform/http/error-kind'
import { inTransaction } from '@/platform/db/transaction'
import { log } from '@/platform/log'
import { openPayload } from '@/platform/payload'

import { signIn, type SignedIn } from '../commands'
import { accountOf } from '../invite/commands'
import { accountLimiter, confirmationMails, signUpLimiter } from '../limits'
import { fingerprint, type KeptLink } from '../links'
import { checkPresentPassword } from '../present-password/commands'
import { LINK_IS_OVER } from '../sentences'
import { confirmationLink, confirmations } from './link'
import { tellConfirm, tellWelcome } from './mails'
import { ADDRESS_IS_TAKEN } from './model'

/** Long enough to hide whether an account was found and a message written, in milliseconds. */
const SAME_TIME_MS = 700

const OTHER_PASSWORD = {
  status: 400,
  field: 'password',
  message: 'Ce n’est pas le mot de passe de ce compte',
}

type Opened = {
  kept: KeptLink<{ user: string; email: string; suite?: string; expires: number }>
  /** The address that the account has today. */
  present: string
  isVerified: boolean
}

async function open(req: PayloadRequest, token: unknown): Promise<Opened | null> {
  if (typeof token !== 'string' || token.length > 100) return null
  const kept = await confirmations.find(req, fingerprint(token))
  if (!kept) return null
  const user = await req.payload.findByID({
    collection: 'users',
    id: kept.user,
    // Whoever holds the link shows below that the account is theirs.
    overrideAccess: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  return user && { kept, present: user.email, isVerified: Boolean(user.emailVerified) }
}

/** The address that a link proves, and whether it is a new one; null when the link is over. */
export async function readConfirmation(
  token: unknown,
): Promise<{ email: string; isNew: boolean } | null> {
  const req = await createLocalReq({}, await openPayload())
  const found = await open(req, token)
  return found && { email: found.kept.email, isNew: found.kept.email !== found.present }
}

async function write(req: PayloadRequest, { kept, isVerified }: Opened): Promise<void> {
  if (!(await confirmations.take(req, kept.id))) throw new HttpError(403, LINK_IS_OVER)
  try {
    const user = await req.payload.update({
      collection: 'users',
      id: kept.user,
      // The link proves the address, the password was checked: nobody is signed in yet.
      overrideAccess: true,
      depth: 0,
      req,
      data: { email: kept.email, emailVerified: new Date().toISOString() },
    })
    if (!isVerified) await tellWelcome(req, user)
  } catch (error) {
    if (isValidationError(error)) throw new HttpError(409, ADDRESS_IS_TAKEN)
    throw error
  }
}

/**
 * Confirms the address behind a link and opens a session. The password is asked for: whoever
 * reads the mailbox of somebody who was signed up by a stranger, or mistyped as a new address,
 * neither gets nor confirms that account.
 * @returns the session, and where the person wanted to go
 * @throws {HttpError} 400 for another password, 403 for a link that is over, 409, 429
 */
export async function confirmAddress(
  request: Request,
  { token, password }: { token: string; password: string },
): Promise<SignedIn & { suite: string | null }> {
  await accountLimiter.count(request)
  const req = await createLocalReq({}, await openPayload())
  const found = await open(req, token)
  if (!found) throw new HttpError(403, LINK_IS_OVER)
  const { kept, present } = found
  await checkPresentPassword(
    request,
    req,
    { id: kept.user, email: present },
    password,
    OTHER_PASSWORD,
  )
  await inTransaction(req, () => write(req, found))
  const signedIn = await signIn(request, { email: kept.email, password })
  return { ...signedIn, suite: kept.suite ?? null }
}

async function send(email: string): Promise<void> {
  try {
    const req = await createLocalReq({}, await openPayload())
    if ((await confirmationMails.take(email)) > 0) return
    await inTransaction(req, async () => {
      const user = await accountOf(req, email)
      if (!user || user.emailVerified) return
      await tellConfirm(req, user, await confirmationLink(req, user, email))
    })
  } catch (error) {
    // Whatever went wrong is no answer: it would tell that the account exists.
    log.error({ err: error }, 'a link to confirm an address was not sent')
  }
}

/**
 * Sends the link once more, when an account with this e-mail waits for it; the answer and its
 * time are the same when none does.
 * @throws {HttpError} 429 after too many requests
 */
export async function resendConfirmation(request: Request, email: string): Promise<void> {
  const account = email.trim().toLowerCase()
  await signUpLimiter.count(request, account)
  await Promise.all([send(account), sleep(SAME_TIME_MS)])
}
