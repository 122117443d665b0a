import type { PayloadRequest } from 'payload'

import type { Place, User } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { requireSuperAdmin } from '@/platform/access/require'
import { HttpError } from '@/platform/http/errors'

import { SENTENCES } from '../model'
import { dropAsked, settleChange, type StoredChange } from '../owners/changes'
import { isStill, type Values } from '../owners/changes.model'
import { decideClaim, readClaim } from '../owners/claims'
import {
  tellAccepted,
  tellClaimRefused,
  tellNotAccepted,
  tellOwner,
  tellOwnerEnded,
  tellUndone,
} from '../owners/mails'
import { OWNER_SENTENCES } from '../owners/model'
import { placeColumns, storedDraft } from '../place'
import { placeSchema } from '../schema'
import { noted } from './moderate'
import { requireVersion, withPlace, writePlace } from './write'

/** What a super admin decided, over the version that they read; against somebody, with the reason. */
export type Decision = { version: number } & (
  | { accept: true; reason?: string | undefined }
  | { accept: false; reason: string }
)

/** Writes some fields of the form over a place. @throws {HttpError} 422 when they fit it no more */
function columnsWith(place: Place, values: Values) {
  const read = placeSchema.safeParse({ ...storedDraft(place), ...values })
  if (!read.success) throw new HttpError(422, read.error.issues[0]?.message)
  return placeColumns(read.data)
}

async function undo(req: PayloadRequest, place: Place, change: StoredChange, reason: string) {
  if (change.kind === 'CHANGED') {
    // What somebody else wrote since is not undone with it.
    if (!isStill(storedDraft(place), change.after)) throw new HttpError(409, OWNER_SENTENCES.moved)
    await writePlace(req, place, columnsWith(place, change.before))
    await noted(req, place.id, 'Modification du propriétaire annulée')
    return tellUndone(req, place, change.userId, reason)
  }
  await writePlace(req, place, {})
  return tellNotAccepted(req, place, change.userId, reason)
}

/** What was asked of a place that went offline goes online with it only. @throws {HttpError} 409 */
function requireOnline({ status }: Place): void {
  if (status !== 'PUBLISHED') throw new HttpError(409, OWNER_SENTENCES.offline)
}

/**
 * A super admin has read what an owner changed or asks for: it stays, or goes online; or it is taken
 * back, and the owner reads why.
 * @throws {HttpError} 403; 404; 409 when somebody else was faster, or wrote the same fields since; 422
 */
export async function judgeChange(
  req: PayloadRequest,
  by: User,
  id: string,
  changeId: string,
  decision: Decision,
): Promise<void> {
  requireSuperAdmin(by)
  await withPlace(req, id, async (place, execute) => {
    requireVersion(place, decision.version)
    if (decision.accept) requireOnline(place)
    const outcome = decision.accept ? 'KEPT' : 'UNDONE'
    const change = await settleChange(execute, id, changeId, by.id, outcome)
    if (!decision.accept) return undo(req, place, change, decision.reason)
    if (change.kind === 'CHANGED') return
    const written = await writePlace(req, place, columnsWith(place, change.after))
    await noted(req, id, 'Modification demandée par le propriétaire mise en ligne')
    await tellAccepted(req, written, change.userId)
  })
}

/**
 * A super admin takes a place back from its owner, who reads why. What it says stays.
 * @throws {HttpError} 403; 404; 409 when nobody owns it
 */
export async function endOwnership(
  req: PayloadRequest,
  by: User,
  id: string,
  { reason }: { reason: string },
): Promise<void> {
  requireSuperAdmin(by)
  await withPlace(req, id, async (place, execute) => {
    const owner = idOf(place.owner)
    if (!owner) throw new HttpError(409, OWNER_SENTENCES.decided)
    await dropAsked(execute, id, by.id)
    await writePlace(req, place, { owner: null, ownedAt: null })
    await noted(req, id, 'Adresse reprise à son propriétaire')
    await tellOwnerEnded(req, place, owner, reason)
  })
}

/**
 * Two people proved the same domain: a super admin says whose place it is. Whoever has it not reads why.
 * @throws {HttpError} 403; 404; 409 when somebody else was faster
 */
export async function judgeClaim(
  req: PayloadRequest,
  by: User,
  id: string,
  claimId: string,
  { accept, reason }: { accept: boolean; reason: string },
): Promise<void> {
  requireSuperAdmin(by)
  await withPlace(req, id, async (place, execute) => {
    const claim = await readClaim(execute, claimId)
    if (claim.placeId !== id || !claim.userId) throw new HttpError(404, SENTENCES.notFound)
    if (accept) requireOnline(place)
    await decideClaim(execute, claim, by.id, accept ? 'GIVEN' : 'REFUSED')
    const owner = idOf(place.owner)
    if (!accept) {
      await writePlace(req, place, {})
      return tellClaimRefused(req, place, claim.userId, reason)
    }
    await dropAsked(execute, id, by.id)
    const owned = { owner: claim.userId, ownedAt: new Date().toISOString() }
    const written = await writePlace(req, place, owned)
    await noted(req, id, 'Adresse donnée à un autre propriétaire')
    await tellOwner(req, written, claim.userId)
    if (owner && owner !== claim.userId) await tellOwnerEnded(req, written, owner, reason)
  })
}
