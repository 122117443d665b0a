import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { accountOf } from '../invite/commands'
import { confirmationMails } from '../limits'
import { checkPresentPassword } from '../present-password/commands'
import { confirmationLink } from '../verification/link'
import { tellConfirmNew, tellHasAccount } from '../verification/mails'
import type { Identity } from './schema'

const wrong = (path: string, message: string, status = 400): HttpError =>
  new HttpError(status, message, { fields: { [path]: message } })

/** Writes how a person is named and reached. @throws {HttpError} 400 for a member without a town */
export async function changeIdentity(
  req: PayloadRequest,
  user: User,
  { name, phone, postalCode, city }: Identity,
): Promise<void> {
  if (!city && user.memberships?.length) throw wrong('city', 'La ville est requise')
  await req.payload.update({
    collection: 'users',
    id: user.id,
    overrideAccess: false,
    depth: 0,
    req,
    data: {
      name,
      phone: phone || null,
      location: { ...user.location, postalCode: postalCode || null, city: city || null },
    },
  })
}

/**
 * Sends the link that gives the account another address. The account keeps the present one until
 * the link is opened; an address that another account has gets the same answer, and that owner is
 * told.
 * @throws {HttpError} 400 for the address it has already, 403 for another password, 429
 */
export async function askNewEmail(
  request: Request,
  req: PayloadRequest,
  user: User,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  if (email === user.email.toLowerCase())
    throw wrong('email', 'C’est déjà l’adresse de votre compte')
  await checkPresentPassword(request, req, user, currentPassword)
  if ((await confirmationMails.take(email)) > 0) return
  await inTransaction(req, async () => {
    const owner = await accountOf(req, email)
    if (owner) await tellHasAccount(req, owner)
    else await tellConfirmNew(req, email, await confirmationLink(req, user, email))
  })
}

/**
 * Gives the account another password; every other session ends, and the person is told by mail.
 * @throws Payload's ValidationError: 400, 403 for another present password, 429
 */
export async function changePassword(
  req: PayloadRequest,
  user: User,
  sent: { password: string; currentPassword: string },
): Promise<void> {
  await req.payload.update({
    collection: 'users',
    id: user.id,
    overrideAccess: false,
    depth: 0,
    req,
    // The hooks ask for the present one, tell the person, and Payload ends the other sessions.
    data: sent,
  })
}
