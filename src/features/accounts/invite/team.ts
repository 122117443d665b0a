import { randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { ROLE_LABELS } from '@/platform/access/model'
import { teamShelter } from '@/platform/access/team-shelter'
import { record } from '@/platform/audit/hooks'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'

import { tellInvited } from '../mails'
import { mayGiveRole, ROLE_TOO_HIGH } from '../model'
import { INVITATION_MS } from './commands'
import type { Invitation, NewInvitation } from './schema'
import { fingerprint } from '../links'
import { invitations, type StoredInvitation } from './store'
import { ACCEPT_PATH } from './without-script'

/** Most invitations of a shelter that wait at once. */
const MOST_WAITING = 50

/** The shelter whose team the person looks after. @throws {HttpError} 404, 403 */
const managedShelter = (req: PayloadRequest, key: string) =>
  teamShelter(req, key, { may: 'manageUsers', to: 'inviter quelqu’un' })

const toInvitation = ({ id, email, role, expires }: StoredInvitation): Invitation => ({
  id,
  email,
  role,
  expiresAt: new Date(expires).toISOString(),
})

/** The invitations of a shelter that wait. @throws {HttpError} 403, 404 */
export async function listInvitations(req: PayloadRequest, key: string): Promise<Invitation[]> {
  const { id } = await managedShelter(req, key)
  return (await invitations.list(req, { shelter: id })).map(toInvitation)
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
 * nor its time tells. Source: docs/decisions/people.md.
 * @returns the invitations that wait
 * @throws {HttpError} 403, 404, 422 for a member, or when too many wait
 */
export async function inviteToTeam(
  req: PayloadRequest,
  key: string,
  { email, role }: NewInvitation,
): Promise<Invitation[]> {
  const shelter = await managedShelter(req, key)
  if (!mayGiveRole(actorOf(req), shelter.id, role)) throw new HttpError(403, ROLE_TOO_HIGH)
  const token = randomBytes(32).toString('hex')
  const by = actorOf(req)?.id ?? ''
  return inTransaction(req, async (execute) => {
    // Of two at once the second sees the first, and takes its place.
    await lockName(execute, `invitations:${shelter.id}`)
    await refuseMember(req, shelter.id, email)
    const waiting = await invitations.list(req, { shelter: shelter.id })
    if (waiting.length >= MOST_WAITING && !waiting.some((each) => each.email === email))
      throw new HttpError(422, `Pas plus de ${MOST_WAITING} invitations en attente`)
    const expires = Date.now() + INVITATION_MS
    const id = fingerprint(token)
    await invitations.keep(
      req,
      id,
      { email, role, by, expires, shelter: shelter.id },
      { shelter: shelter.id, email },
    )
    const note = `Invitation envoyée, rôle «\u00a0${ROLE_LABELS[role]}\u00a0»`
    const after = { id, shelter: shelter.id, email, role }
    await record(req, { action: 'CREATE', collection: 'users', before: null, after, note })
    await tellInvited(req, {
      email,
      shelter,
      role: ROLE_LABELS[role],
      link: `${env.publicUrl}${ACCEPT_PATH}?jeton=${token}`,
    })
    return (await invitations.list(req, { shelter: shelter.id })).map(toInvitation)
  })
}

/** Takes an invitation back: its link stops working. @throws {HttpError} 403, 404 */
export async function cancelInvitation(
  req: PayloadRequest,
  key: string,
  invitation: string,
): Promise<Invitation[]> {
  const { id } = await managedShelter(req, key)
  const waiting = await invitations.list(req, { shelter: id })
  if (!waiting.some((each) => each.id === invitation))
    throw new HttpError(404, 'Cette invitation n’attend plus')
  await inTransaction(req, async () => {
    const taken = await invitations.take(req, invitation)
    if (!taken) return
    const { email, role } = taken
    const before = { id: invitation, shelter: id, email, role }
    const note = 'Invitation annulée'
    await record(req, { action: 'DELETE', collection: 'users', before, after: null, note })
  })
  return listInvitations(req, key)
}
