import { createLocalReq, type PayloadRequest } from 'payload'

import { checkPresentPassword } from '@/features/accounts/present-password/commands'
import type { User } from '@/payload-types'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { isHttpError } from '@/platform/http/error-kind'
import { HttpError } from '@/platform/http/errors'
import { log } from '@/platform/log'
import { createLimiter } from '@/platform/rate-limit/limiter'
import { countTry } from '@/platform/rate-limit/presses'

import { erasePerson, refusalsFor } from '../commands'
import { deleteAccountAlone } from './account-alone'
import { deletionOf, forgetDeletion, keepDeletion, keepRefusal, listDue } from './deletions'
import { tellAsked, tellDropped, tellRefused } from './mails'
import { dueAfter, UNCONFIRMED } from './model'

/**
 * Presses of one account in an hour. A right password gives its try back; this does not: each may be
 * a message, and asks the database.
 */
const presses = createLimiter({ name: 'ask-deletion', points: 5, seconds: 3600 })

/**
 * Asks that the account be erased: it is in fourteen days, unless the person keeps it.
 * @returns when
 * @throws {HttpError} 403 for another password, 422 with the reasons why it cannot be, 429
 */
export async function askDeletion(
  request: Request,
  req: PayloadRequest,
  user: User,
  password: string,
): Promise<Date> {
  await checkPresentPassword(request, req, user, password)
  const isOwners = Boolean(user.emailVerified)
  if (!isOwners && hasRights(user)) throw new HttpError(422, UNCONFIRMED)
  const known = await deletionOf(req, user.id)
  if (known) return known.due
  await countTry(presses, user.id)
  if (isOwners) {
    const refusals = await refusalsFor(req, user.email)
    if (refusals.length > 0) throw new HttpError(422, refusals.join(' '))
  }
  return inTransaction(req, async (execute) => {
    // Pressed twice at once: told once.
    await lockName(execute, `deletion ${user.id}`)
    const meanwhile = await deletionOf(req, user.id)
    if (meanwhile) return meanwhile.due
    const due = dueAfter(new Date())
    await keepDeletion(req, user.id, { due, isOwners })
    await tellAsked(req, user, due)
    return due
  })
}

/** Keeps the account after all. */
export const keepAccount = (req: PayloadRequest, user: User): Promise<boolean> =>
  forgetDeletion(req, user.id)

/** A place in a team, or in the platform's: it is not given back by whoever may be a stranger. */
const hasRights = ({ isSuperAdmin, memberships }: User): boolean =>
  Boolean(isSuperAdmin) || Boolean(memberships?.length)

/** The account; null for one that is gone. */
const accountOf = (req: PayloadRequest, id: string): Promise<User | null> =>
  req.payload.findByID({
    collection: 'users',
    id,
    // The person asked for it with their password, two weeks ago.
    overrideAccess: true,
    depth: 0,
    disableErrors: true,
    req,
  })

/** @returns whether the account went */
async function erase(req: PayloadRequest, id: string): Promise<boolean> {
  const user = await accountOf(req, id)
  const asked = await deletionOf(req, id)
  if (user?.emailVerified && asked && !asked.isOwners) {
    // Whoever asked before the address was confirmed was perhaps not its owner: it all stays.
    await inTransaction(req, async () => {
      if (await forgetDeletion(req, id)) await tellDropped(req, user)
    })
    return false
  }
  if (user?.emailVerified && asked) {
    await erasePerson(req, user.email, user.email)
  } else if (user && asked) {
    if (hasRights(user)) throw new HttpError(422, UNCONFIRMED)
    // The address may be somebody else's: the account alone goes.
    await inTransaction(req, (execute) => deleteAccountAlone(req, execute, id))
  }
  await forgetDeletion(req, id)
  return user !== null && asked !== null
}

/** It could not be today: the account says why, and the person is told the first time. */
async function refuse(req: PayloadRequest, id: string, reason: string): Promise<void> {
  const user = await accountOf(req, id)
  await inTransaction(req, async () => {
    if ((await keepRefusal(req, id, reason)) && user) await tellRefused(req, user, reason)
  })
  log.warn({ reason }, 'an account was not erased today')
}

/**
 * Erases the accounts whose two weeks have passed. One that may not go today, as the last ADMIN of
 * a shelter, is tried again the day after; its person is told once.
 * @returns how many went
 * @throws what kept one of them, after the others
 */
export async function eraseDueAccounts(req: PayloadRequest, now = new Date()): Promise<number> {
  let erased = 0
  const failures: unknown[] = []
  const alone = (): Promise<PayloadRequest> => createLocalReq({}, req.payload)
  for (const id of await listDue(req, now)) {
    try {
      if (await erase(await alone(), id)) erased += 1
    } catch (error) {
      // One that fails keeps no other one.
      if (!isHttpError(error) || error.status >= 500) failures.push(error)
      else {
        await refuse(await alone(), id, error.message).catch((late: unknown) => failures.push(late))
      }
    }
  }
  if (failures.length > 0) throw failures[0]
  return erased
}
