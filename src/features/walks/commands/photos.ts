import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import type { SaveKeys } from '@/platform/http/save-keys'
import type { SentFile } from '@/platform/http/read-upload'
import { sizesOf, type PhotoSizes } from '@/platform/pictures/sent-photo'
import { countTry } from '@/platform/rate-limit/presses'
import { placeFiles, swept } from '@/platform/storage/transaction'

import { mayModerate, requireHand } from '../access'
import { recordWalk } from '../audit'
import { photoLimiter } from '../limits'
import { isRechecked, SENTENCES, WALK_LIMITS } from '../model'
import { newPhotoKeys, type StoredPhoto } from '../photos'
import { holdWalk, isSavedBy, readHeld, signSave, writeColumns } from '../store'
import type { OwnWalk } from '../view'
import { waypointsOf } from '../rows'

const refuse = (message: string): HttpError =>
  new HttpError(400, message, { fields: { photo: message } })

type To = SaveKeys & {
  waypoint: string | null
  version?: number | undefined
  sentKey?: string | undefined
}
type Room = { waypoint: string | null; more: number }

/** @throws {HttpError} 404 for a waypoint of another walk, 400 on `photo` for one too many */
function requireRoom(walk: OwnWalk, { waypoint, more }: Room): void {
  const point = waypoint ? walk.waypoints.find(({ id }) => id === waypoint) : null
  if (waypoint && !point) throw new HttpError(404, SENTENCES.noWaypoint)
  const [now, most, sentence] = point
    ? [point.photos, WALK_LIMITS.waypointPhotos, SENTENCES.tooManyWaypointPhotos]
    : [walk.photos, WALK_LIMITS.photos, SENTENCES.tooManyPhotos]
  if (now.length + more > most) throw refuse(sentence)
}

/**
 * Adds photos to a walk, or to one of its waypoints, after the others.
 * @param to.waypoint its id; `null` for the walk itself
 * @param to.version of the walk that the person holds: where somebody else has changed it since, what
 *   they hold stays old
 * @param to.sentKey of the same photos, sent before without an answer: as long as nothing else changed
 *   they are there once
 * @throws {HttpError} 404 for a walk of others, 400 on `photo` for anything but pictures and for one too
 *   many, 429
 * @throws {StorageDownError} 503; nothing is kept then
 */
export async function addWalkPhotos(
  req: PayloadRequest,
  user: User,
  id: string,
  files: readonly SentFile[],
  { waypoint, version, sentKey, ...keys }: To,
): Promise<OwnWalk> {
  if (files.length === 0) throw refuse(SENTENCES.photoMissing)
  const room = { waypoint, more: files.length }
  // Looked at before anything is decoded, and again when it is written.
  const before = await inTransaction(req, async (execute) => {
    const { walk } = await readHeld(execute, id)
    requireHand(req, walk)
    if (await isSavedBy(execute, id, { saveKey: sentKey })) return walk
    requireRoom(walk, room)
    return null
  })
  if (before) return before
  const sizes: PhotoSizes[] = []
  for (const file of files) {
    await countTry(photoLimiter, user.id)
    sizes.push(await sizesOf(file))
  }
  const work = inTransaction(req, async (execute) => {
    await holdWalk(execute, id)
    const { walk, photos } = await readHeld(execute, id)
    requireHand(req, walk)
    // The first request may have come to its end while this one was read.
    if (await isSavedBy(execute, id, { saveKey: sentKey })) return walk
    requireRoom(walk, room)
    const isTheirs = version === walk.version || (await isSavedBy(execute, id, keys))
    const added = sizes.map(({ width, height }): StoredPhoto => ({
      ...newPhotoKeys(),
      width,
      height,
      title: null,
      description: null,
    }))
    await placeFiles(
      req,
      added.flatMap(({ key, cardKey }, at) => [
        { key, bytes: (sizes[at] as PhotoSizes).full },
        { key: cardKey, bytes: (sizes[at] as PhotoSizes).card },
      ]),
    )
    const recheck = isRechecked(walk.status, mayModerate(req, walk))
      ? [['changed_at', sql`now()`] as const]
      : []
    if (waypoint) {
      const points = await waypointsOf(execute, id)
      const before = points.find((point) => point.id === waypoint)?.photos ?? []
      await execute(sql`update walk_waypoints
        set photos = ${JSON.stringify([...before, ...added])}::jsonb where id = ${waypoint}`)
      await writeColumns(execute, id, recheck)
    } else {
      const all = [...photos, ...added]
      await writeColumns(execute, id, [
        ['photos', sql`${JSON.stringify(all)}::jsonb`],
        ['cover_key', sql`coalesce(cover_key, ${all[0]?.key ?? null})`],
        ...recheck,
      ])
    }
    if (isTheirs) await signSave(execute, id, keys)
    await touch(req, [tags.walk(id)])
    const after = (await readHeld(execute, id)).walk
    await recordWalk(req, walk, after)
    return after
  })
  return swept(work)
}
