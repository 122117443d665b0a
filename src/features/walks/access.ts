import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, roleIn } from '@/platform/access/model'
import { HttpError, invalidField } from '@/platform/http/errors'

import { missingParts } from './complete'
import { SENTENCES } from './model'
import type { OwnWalk } from './view'

type Whose = Pick<OwnWalk, 'userId' | 'shelterId' | 'status'>

/** Super admins moderate every walk; those who edit the content of a shelter, the walks of it. */
export const mayModerate = (
  req: PayloadRequest,
  { shelterId }: Pick<Whose, 'shelterId'>,
): boolean => can(actorOf(req), 'editContent', shelterId)

export const isAuthor = (req: PayloadRequest, { userId }: Pick<Whose, 'userId'>): boolean =>
  userId !== null && actorOf(req)?.id === userId

/**
 * A draft is its author's alone; what was sent is also of those who moderate it.
 * @throws {HttpError} 404 for anybody else: for them it does not exist
 */
export function requireHand(req: PayloadRequest, walk: Whose): void {
  const isTheirs = walk.status !== 'DRAFT' && mayModerate(req, walk)
  if (!isAuthor(req, walk) && !isTheirs) throw new HttpError(404, SENTENCES.notFound)
}

/** A walk is of a shelter when somebody of its team says so. @throws {HttpError} 422 on `shelter` */
export function requireTeam(req: PayloadRequest, shelter: string): void {
  const actor = actorOf(req)
  if (actor?.isSuperAdmin || roleIn(actor, shelter)) return
  throw invalidField('shelter', SENTENCES.notYourShelter)
}

/**
 * Whoever signs with a shelter is of its team at that moment; who corrects a walk of others leaves it
 * with its shelter.
 * @param sent the shelter that is asked for; undefined for the same
 * @throws {HttpError} 422 on `shelter`
 */
export function requireShelter(
  req: PayloadRequest,
  walk: Whose,
  sent: string | null | undefined,
): void {
  const isSame = sent === undefined || sent === walk.shelterId
  if (!isAuthor(req, walk)) {
    if (isSame || actorOf(req)?.isSuperAdmin) return
    throw invalidField('shelter', SENTENCES.notYourShelter)
  }
  const shelter = isSame ? walk.shelterId : sent
  if (shelter) requireTeam(req, shelter)
}

/** @throws {HttpError} 422 with a sentence for each field, for a walk that nobody could follow */
export function requireComplete(walk: OwnWalk): void {
  const fields = missingParts(walk)
  const [first] = Object.values(fields)
  if (first) throw new HttpError(422, first, { fields })
}
