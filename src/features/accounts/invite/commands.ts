import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Shelter, User } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'

import { passwordLink } from '../passwords/link'
import { shutOut } from '../passwords/shut-out'

/** Who is to lead a shelter's team. The name counts for a new account only. */
export type FirstAdmin = { email: string; name: string }

export type Invited = {
  user: Pick<User, 'id' | 'name' | 'email'>
  /** Where to choose a password, once; null for an account that is its owner's already. */
  link: string | null
}

/** How long the link of an invitation works, in milliseconds: a week. */
export const INVITATION_MS = 7 * 24 * 3600 * 1000

/** The account that an address has; null for none. */
export async function accountOf(req: PayloadRequest, email: string): Promise<User | null> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    // Who may name whoever has an account was checked by the caller.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/**
 * The same, for whoever gives it a team: its memberships are written back whole, so it is held from
 * the reading to the end of the transaction. Two who open the first account of an address at once
 * wait for each other too.
 */
export async function heldAccountOf(
  req: PayloadRequest,
  execute: Execute,
  email: string,
): Promise<User | null> {
  await lockName(execute, `account:${email}`)
  await execute(sql`select 1 from users where email = ${email} for no key update`)
  return accountOf(req, email)
}

/** A new account whose password nobody knows: its person chooses one by the link. */
async function invite(
  req: PayloadRequest,
  { location, id }: Shelter,
  { email, name }: FirstAdmin,
): Promise<Invited> {
  const user = await req.payload.create({
    collection: 'users',
    // The command decides on the role; a super admin asked for it.
    overrideAccess: true,
    depth: 0,
    req,
    data: {
      email,
      name,
      password: randomBytes(32).toString('base64url'),
      memberships: [{ shelter: id, role: 'ADMIN' }],
      // Members of a team have a town: the shelter's, until they write their own.
      location: { postalCode: location.postalCode, city: location.city },
    },
  })
  return { user, link: await passwordLink(req, email, INVITATION_MS) }
}

/**
 * Gives the role to an account that exists, whatever it was in this shelter before. Whoever opened
 * an account with an address that they never confirmed may not be its owner: they lose it, and the
 * owner gets it by the link.
 */
async function promote(req: PayloadRequest, shelter: Shelter, user: User): Promise<Invited> {
  const others = (user.memberships ?? []).filter((row) => idOf(row.shelter) !== shelter.id)
  const own = user.memberships?.find((row) => idOf(row.shelter) === shelter.id)
  const { postalCode, city } = shelter.location
  await req.payload.update({
    collection: 'users',
    id: user.id,
    // The command decides on the role; a super admin asked for it.
    overrideAccess: true,
    depth: 0,
    req,
    data: {
      memberships: [...others, { ...own, shelter: shelter.id, role: 'ADMIN' }],
      ...(user.location?.city ? {} : { location: { ...user.location, postalCode, city } }),
    },
  })
  if (user.emailVerified) return { user, link: null }
  await shutOut(req, user.id)
  return { user, link: await passwordLink(req, user.email, INVITATION_MS) }
}

/**
 * Makes somebody the ADMIN of a shelter, in the transaction of the request: the
 * account with this e-mail, or a new one. The caller checked who asks, and sends
 * the message.
 */
export async function nameFirstAdmin(
  req: PayloadRequest,
  shelter: Shelter,
  { email, name }: FirstAdmin,
): Promise<Invited> {
  const account = email.trim().toLowerCase()
  return inTransaction(req, async (execute) => {
    const user = await heldAccountOf(req, execute, account)
    return user
      ? promote(req, shelter, user)
      : invite(req, shelter, { email: account, name: name.trim() })
  })
}

/** How long the link of a new super admin works, in milliseconds: a day. */
const SUPER_ADMIN_MS = 24 * 3600 * 1000

/**
 * Makes a super admin: a new account, or the one with this e-mail. For whoever
 * holds the database, on the terminal; no route leads here.
 * @param name for a new account; the part before the « @ » when it is empty
 * @returns the link on which the person chooses a password
 * @throws {ValidationError} when the e-mail is none
 */
export async function nameSuperAdmin(
  req: PayloadRequest,
  { email, name }: FirstAdmin,
): Promise<string> {
  const account = email.trim().toLowerCase()
  return inTransaction(req, async () => {
    const user = await accountOf(req, account)
    if (user) {
      await req.payload.update({
        collection: 'users',
        id: user.id,
        // Whoever runs the command holds the database already.
        overrideAccess: true,
        req,
        data: { isSuperAdmin: true },
      })
    } else {
      await req.payload.create({
        collection: 'users',
        // Whoever runs the command holds the database already.
        overrideAccess: true,
        req,
        data: {
          email: account,
          name: name.trim() || (account.split('@')[0] ?? account),
          password: randomBytes(32).toString('base64url'),
          isSuperAdmin: true,
        },
      })
    }
    const link = await passwordLink(req, account, SUPER_ADMIN_MS)
    if (!link) throw new Error('The account was not found again')
    return link
  })
}
