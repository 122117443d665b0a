import { setTimeout as sleep } from 'node:timers/promises'

import { createLocalReq, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { isValidationError } from '@/platform/http/error-kind'
import { openPayload } from '@/platform/payload'
import { createSemaphore } from '@/platform/semaphore'

import { accountOf } from '../invite/commands'
import { confirmationMails, signUpLimiter } from '../limits'
import { hashForNobody } from '../passwords/check'
import { safeSuite } from '../suite'
import { confirmationLink } from '../verification/link'
import { tellConfirm, tellHasAccount } from '../verification/mails'
import type { SignUp } from './schema'

/** Long enough to hide whether the address had an account already, in milliseconds. */
const SAME_TIME_MS = 900

// Hashing keeps one of Node's four threads busy for long, as checking does.
const inTurn = createSemaphore(2, 100)

/** To an address that has an account: nothing of it changes, its owner is told. */
async function tellOwner(req: PayloadRequest, user: User, suite: string | null): Promise<void> {
  if ((await confirmationMails.take(user.email)) > 0) return
  if (user.emailVerified) await tellHasAccount(req, user)
  else await tellConfirm(req, user, await confirmationLink(req, user, user.email, suite))
}

async function create(sent: SignUp, suite: string | null): Promise<void> {
  const req = await createLocalReq({}, await openPayload())
  await inTransaction(req, async () => {
    const { name, email, password } = sent
    const user = await req.payload.create({
      collection: 'users',
      // Anybody may open an account; what is written is what is named here.
      overrideAccess: true,
      depth: 0,
      req,
      data: { name, email, password, signedUpAt: new Date().toISOString() },
    })
    await tellConfirm(req, user, await confirmationLink(req, user, email, suite))
  })
}

async function tell(email: string, suite: string | null): Promise<boolean> {
  const req = await createLocalReq({}, await openPayload())
  return inTransaction(req, async () => {
    const user = await accountOf(req, email)
    if (user) await tellOwner(req, user, suite)
    return user !== null
  })
}

async function register(sent: SignUp, suite: string | null): Promise<void> {
  if (await tell(sent.email, suite)) {
    // As long as a new account takes.
    await hashForNobody(sent.password)
    return
  }
  try {
    await create(sent, suite)
  } catch (error) {
    // Somebody with the same address was faster: theirs is the account.
    if (!isValidationError(error) || !(await tell(sent.email, suite))) throw error
  }
}

/**
 * Opens an account and sends the link that confirms its address. An address that has an account
 * gets the same answer in the same time, its account stays as it is, and its owner is told.
 * Source: docs/decisions/people.md.
 * @throws {HttpError} 429 after too many tries
 */
export async function signUp(request: Request, sent: SignUp): Promise<void> {
  await signUpLimiter.count(request, sent.email)
  const suite = safeSuite(sent.suite)
  await Promise.all([inTurn(() => register(sent, suite)), sleep(SAME_TIME_MS)])
}
