import { randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { Shelter } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, ROLE_LABELS, roleIn } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { idSchema } from '@/platform/http/params'

import { tellInvited } from '../mails'
import { INVITATION_MS } from './commands'
import type { Invitation, NewInvitation } from './schema'
import { fingerprint, keep, listKept, take, type Kept } from './store'
import { ACCEPT_PATH } from './without-script'

/** Most invitations of a shelter that wait at once. */
const MOST_WAITING = 50

/**
 * The shelter whose team the person looks after, whatever its state.
 * @throws {HttpError} 404 when there is none or the person has no part in it, 403 naming the role
 */
async function managedShelter(req: PayloadRequest, key: string): Promise<Shelter> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // A shelter that is not public has a team too; the person's right is checked below.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: idSchema.safeParse(key).success ? { id: { equals: key } } : { slug: { equals: key } },
  })
  const [shelter] = docs
  const actor = actorOf(req)
  if (!shelter || !(actor?.isSuperAdmin || roleIn(actor, shelter.id)))
    throw new HttpError(404, 'Refuge introuvable')
  if (can(actor, 'manageUsers', shelter.id)) return shelter
  throw new HttpError(
    403,
    `Il faut le rôle «\u00a0${ROLE_LABELS.ADMIN}\u00a0» pour inviter quelqu’un`,
  )
}

const toInvitation = ({ id, email, role, expires }: Kept): Invitation => ({
  id,
  email,
  role,
  expiresAt: new Date(expires).toISOString(),
})

/** The invitations of a shelter that wait. @throws {HttpError} 403, 404 */
export async function listInvitations(req: PayloadRequest, key: string): Promise<Invitation[]> {
  const { id } = await managedShelter(req, key)
  return (await listKept(req, id)).map(toInvitation)
}

async function refuseMember(req: PayloadRequest, shelter: string, email: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    // The team of this shelter alone, whose addresses the person reads anyway.
    overrideAccess: true,
    req,
    where: { and: [{ email: { equals: email } }, { 'memberships.shelter': { equals: shelter } }] },
  })
  if (totalDocs === 0) return
  const message = 'Cette personne fait déjà partie de l’équipe'
  throw new HttpError(422, message, { fields: { email: message } })
}

/**
 * Sends a link by which its reader joins a team; an older one to the same address stops
 * working. Nothing here looks whether an account has the address, so neither the answer
 * nor its time tells. Source: product decisions §9.
 * @returns the invitations that wait
 * @throws {HttpError} 403, 404, 422 for a member, or when too many wait
 */
export async function inviteToTeam(
  req: PayloadRequest,
  key: string,
  { email, role }: NewInvitation,
): Promise<Invitation[]> {
  const shelter = await managedShelter(req, key)
  await refuseMember(req, shelter.id, email)
  const waiting = await listKept(req, shelter.id)
  if (waiting.length >= MOST_WAITING && !waiting.some((each) => each.email === email))
    throw new HttpError(422, `Pas plus de ${MOST_WAITING} invitations en attente`)
  const token = randomBytes(32).toString('hex')
  const by = actorOf(req)?.id ?? ''
  return inTransaction(req, async () => {
    const expires = Date.now() + INVITATION_MS
    await keep(req, fingerprint(token), { email, role, by, expires, shelter: shelter.id })
    await tellInvited(req, {
      email,
      shelter,
      role: ROLE_LABELS[role],
      link: `${env.publicUrl}${ACCEPT_PATH}?jeton=${token}`,
    })
    return (await listKept(req, shelter.id)).map(toInvitation)
  })
}

/** Takes an invitation back: its link stops working. @throws {HttpError} 403, 404 */
export async function cancelInvitation(
  req: PayloadRequest,
  key: string,
  invitation: string,
): Promise<Invitation[]> {
  const { id } = await managedShelter(req, key)
  const waiting = await listKept(req, id)
  if (!waiting.some((each) => each.id === invitation))
    throw new HttpError(404, 'Cette invitation n’attend plus')
  await take(req, invitation)
  return listInvitations(req, key)
}
