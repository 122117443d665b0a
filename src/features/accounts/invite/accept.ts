import { createLocalReq, type PayloadRequest } from 'payload'

import type { Shelter, User } from '@/payload-types'
import { can, idOf, ROLE_LABELS, roleGives } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { openPayload } from '@/platform/payload'
import { createSemaphore } from '@/platform/semaphore'

import { fingerprint } from '../links'
import { refusePassword } from '../model'
import { shutOut } from '../passwords/shut-out'
import { personNameSchema } from '../schema'
import { LINK_IS_OVER } from '../sentences'
import { signInPath } from '../suite'
import { accountOf, heldAccountOf } from './commands'
import { invitations, type StoredInvitation } from './store'

/** What the page of an invitation says, to whoever holds its link. */
type Offer = { email: string; shelter: string; role: string; hasAccount: boolean }

type Accepted = {
  email: string
  /** Where to go next; for an account that is its owner's, by the sign-in page. */
  next: string
  /** The password was chosen here. */
  isNew: boolean
}

type Sent = { token: string; name?: string | undefined; password?: string | undefined }

// Hashing keeps one of Node's four threads busy for long, as checking does.
const inTurn = createSemaphore(2, 100)

async function programRequest(): Promise<PayloadRequest> {
  return createLocalReq({}, await openPayload())
}

/** The invitation behind a link, its shelter, and the account that its address has already. */
async function open(
  req: PayloadRequest,
  kept: StoredInvitation | null,
  findAccount: (email: string) => Promise<User | null> = (email) => accountOf(req, email),
): Promise<{ kept: StoredInvitation; shelter: Shelter; account: User | null } | null> {
  if (!kept) return null
  const shelter = await req.payload.findByID({
    collection: 'shelters',
    id: kept.shelter,
    // Whoever holds the link is the invited person: nobody is signed in here.
    overrideAccess: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  const inviter = await req.payload.findByID({
    collection: 'users',
    id: kept.by,
    // As above: the one who invited is looked at by the program.
    overrideAccess: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  // An invitation is worth what the one who wrote it may still do.
  if (!shelter || !can(inviter, 'manageUsers', shelter.id)) return null
  return { kept, shelter, account: await findAccount(kept.email) }
}

/** An account whose address was confirmed: only its owner holds it. */
const isOwned = (account: User | null): boolean => Boolean(account?.emailVerified)

/** What a link offers; null when it is over. */
export async function readOffer(token: unknown): Promise<Offer | null> {
  if (typeof token !== 'string' || token.length > 200) return null
  const req = await programRequest()
  const found = await open(req, await invitations.find(req, fingerprint(token)))
  if (!found) return null
  const { kept, shelter, account } = found
  return {
    email: kept.email,
    shelter: shelter.name,
    role: ROLE_LABELS[kept.role],
    hasAccount: isOwned(account),
  }
}

/** @throws {HttpError} 400 with a sentence on each field */
function checkNew({ name, password }: Sent): { name: string; password: string } {
  const named = personNameSchema.safeParse(name)
  const refused = refusePassword(password ?? '')
  if (named.success && !refused) return { name: named.data, password: password ?? '' }
  const wrong = named.success ? undefined : named.error.issues[0]?.message
  const fields = { ...(wrong && { name: wrong }), ...(refused && { password: refused }) }
  throw new HttpError(400, Object.values(fields)[0], { fields })
}

async function join(
  req: PayloadRequest,
  { kept, shelter, account }: NonNullable<Awaited<ReturnType<typeof open>>>,
  sent: Sent,
): Promise<void> {
  const { role, email } = kept
  const { postalCode, city } = shelter.location
  // The link came by this address.
  const emailVerified = new Date().toISOString()
  if (!account) {
    await req.payload.create({
      collection: 'users',
      // The command decides on the role; who invited was checked.
      overrideAccess: true,
      depth: 0,
      req,
      data: {
        ...checkNew(sent),
        email,
        emailVerified,
        memberships: [{ shelter: shelter.id, role }],
        location: { postalCode, city },
      },
    })
    return
  }
  const rows = account.memberships ?? []
  const isMember = rows.some((row) => idOf(row.shelter) === shelter.id)
  const isTaken = !isOwned(account)
  if (isMember && !isTaken) return
  // A stranger may have opened it: who holds the address takes it over, and nobody else is in.
  if (isTaken) await shutOut(req, account.id)
  await req.payload.update({
    collection: 'users',
    // The command decides on the role; who invited was checked.
    overrideAccess: true,
    depth: 0,
    req,
    id: account.id,
    data: {
      ...(isTaken && { ...checkNew(sent), emailVerified }),
      memberships: isMember ? rows : [...rows, { shelter: shelter.id, role }],
      ...(account.location?.city ? {} : { location: { ...account.location, postalCode, city } }),
    },
  })
}

/**
 * Joins the team behind a link, once: with the account of its address, or a new one.
 * @throws {HttpError} 400 for a name or password that will not do, 403 for a link that is over
 */
export async function acceptInvitation(sent: Sent): Promise<Accepted> {
  const req = await programRequest()
  const id = fingerprint(sent.token)
  return inTurn(() =>
    inTransaction(req, async (execute) => {
      const kept = await invitations.take(req, id)
      const found = await open(req, kept, (email) => heldAccountOf(req, execute, email))
      if (!found) throw new HttpError(403, LINK_IS_OVER)
      await join(req, found, sent)
      const { shelter, account } = found
      const home = `/shelter/${shelter.slug}`
      const place = roleGives(found.kept.role, 'viewAdmin') ? `${home}/admin` : home
      return {
        email: found.kept.email,
        next: isOwned(account) ? signInPath(place) : place,
        isNew: !isOwned(account),
      }
    }),
  )
}
