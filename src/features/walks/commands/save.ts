import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { requireConfirmed } from '@/platform/access/require'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { countTry } from '@/platform/rate-limit/presses'
import { removeFiles, swept } from '@/platform/storage/transaction'

import {
  isAuthor,
  mayModerate,
  requireComplete,
  requireHand,
  requireShelter,
  requireTeam,
} from '../access'
import { recordWalk } from '../audit'
import { dailyWalks } from '../limits'
import { isRechecked, SENTENCES } from '../model'
import { photoKeys } from '../photos'
import type { WalkBody, WalkUpdate } from '../schema'
import { freeSlug } from '../slug'
import {
  columnsOf,
  holdWalk,
  isSavedBy,
  readHeld,
  signSave,
  walkBegunBy,
  writeColumns,
  writeWaypoints,
} from '../store'
import type { OwnWalk } from '../view'
import { submitHeld } from './steps'

function requireSelf(user: User, userId: string | undefined): void {
  if (userId !== undefined && userId !== user.id) {
    throw new HttpError(403, 'On n’écrit une promenade qu’en son propre nom')
  }
}

type NewWalk = Omit<WalkBody, 'userId' | 'submit' | keyof SaveKeys>

/** Writes the rows of a new draft; whoever calls has checked. @returns its id */
export async function insertWalk(
  execute: Execute,
  author: string,
  { waypoints, ...sent }: NewWalk,
): Promise<string> {
  const slug = await freeSlug(execute, sent.name)
  const { name, difficulty, type, distance, ...more } = sent
  const { rows } = await execute<{ id: string }>(sql`
    insert into walks (created_by, slug, name, difficulty, type, distance)
    values (${author}, ${slug}, ${name}, ${difficulty}, ${type}, ${distance}) returning id`)
  const id = rows[0]?.id as string
  const pairs = columnsOf(more, { photos: [], held: [] })
  if (pairs.length > 0) await writeColumns(execute, id, pairs)
  // The first version is what was sent.
  await execute(sql`update walks set version = 1 where id = ${id}`)
  if (waypoints) await writeWaypoints(execute, { id, waypoints: [] }, waypoints, [])
  return id
}

/**
 * Writes down a walk, as a draft, or on its way to be published where that is asked for. Asked again
 * because no answer came, it is the same walk, as it is sent now.
 * @throws {HttpError} 403 for an address that nobody confirmed; 422 for a shelter of others, for photos
 *   (they are added afterwards), and for what is missing to be published; 429 after too many of a day
 */
export async function createWalk(
  req: PayloadRequest,
  user: User,
  body: WalkBody,
): Promise<OwnWalk> {
  const { userId, submit, saveKey, lostKeys, ...sent } = body
  const keys = { saveKey, lostKeys }
  requireSelf(user, userId)
  requireConfirmed(user, SENTENCES.unconfirmed)
  if (sent.shelter) requireTeam(req, sent.shelter)
  const made = await inTransaction(req, async (execute) => {
    if (saveKeysOf(keys).length > 0) await lockName(execute, `new-walk:${user.id}`)
    const begun = await walkBegunBy(execute, user.id, keys)
    if (begun) return { begun }
    const id = await insertWalk(execute, user.id, sent)
    if (submit) await submitHeld(req, execute, (await readHeld(execute, id)).walk)
    await signSave(execute, id, keys)
    // What is refused counts for nothing.
    await countTry(dailyWalks, user.id)
    const { walk } = await readHeld(execute, id)
    await recordWalk(req, null, walk)
    return { walk }
  })
  if (made.walk) return made.walk
  return updateWalk(req, user, made.begun.id, { ...body, version: made.begun.version })
}

/** The address follows the name until somebody may have kept it. */
async function slugColumn(execute: Execute, walk: OwnWalk, name: string) {
  if (walk.publishedAt || walk.name === name) return []
  return [['slug', await freeSlug(execute, name, walk.id)] as const]
}

/**
 * Changes what was sent of a walk; what was not sent stays. What is online is corrected online, and
 * those who moderate see that it was. A save whose answer was lost is not the change of somebody else.
 * @throws {HttpError} 404 for a walk of others, 409 when it was changed since it was read, 422 for a
 *   shelter or a photo of others, and for what is missing of a walk that others read
 */
export async function updateWalk(
  req: PayloadRequest,
  user: User,
  id: string,
  { userId, version, submit, waypoints, saveKey, lostKeys, ...sent }: WalkUpdate,
): Promise<OwnWalk> {
  const work = inTransaction(req, async (execute) => {
    await holdWalk(execute, id)
    const before = await readHeld(execute, id)
    const { walk } = before
    requireHand(req, walk)
    if (isAuthor(req, walk)) requireSelf(user, userId)
    const keys = { saveKey, lostKeys }
    if (version !== walk.version && !(await isSavedBy(execute, id, keys))) {
      throw new HttpError(409, SENTENCES.stale, {
        more: { currentVersion: walk.version, currentUpdatedAt: walk.updatedAt },
      })
    }
    requireShelter(req, walk, sent.shelter)
    // One that changes its shelter is new to those who moderate there.
    const shelterId = sent.shelter === undefined ? walk.shelterId : sent.shelter
    const isModerator = mayModerate(req, walk) && mayModerate(req, { shelterId })
    const pairs = [
      ...columnsOf(sent, before, walk),
      ...(await slugColumn(execute, walk, sent.name)),
      ...(isRechecked(walk.status, isModerator) ? [['changed_at', sql`now()`] as const] : []),
    ]
    await writeColumns(execute, id, pairs)
    if (waypoints) await writeWaypoints(execute, walk, waypoints, before.held)
    const after = await readHeld(execute, id)
    const isRead = walk.status === 'PENDING' || walk.status === 'PUBLISHED'
    if (isRead) requireComplete(after.walk)
    const left = new Set(photoKeys(after.held))
    await removeFiles(
      req,
      photoKeys(before.held).filter((key) => !left.has(key)),
    )
    if (submit && !isRead && isAuthor(req, walk)) await submitHeld(req, execute, after.walk)
    await signSave(execute, id, keys)
    await touch(req, [tags.walk(id), tags.walkSlug(walk.slug), tags.walkSlug(after.walk.slug)])
    const saved = (await readHeld(execute, id)).walk
    await recordWalk(req, walk, saved)
    return saved
  })
  return swept(work)
}
