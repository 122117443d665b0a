import type { PayloadRequest } from 'payload'

import type { Place } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { freeSlugIn } from '@/platform/db/free-slug'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { slugify } from '@/platform/slug.model'

import { PLACE_LIMITS, RESERVED_SLUGS, SENTENCES } from '../model'

type Data = Partial<Omit<Place, 'id' | 'version' | 'createdAt' | 'updatedAt'>>

/** Until the transaction ends, whoever else writes this place waits. */
export const holdPlace = (execute: Execute, id: string): Promise<void> =>
  lockName(execute, `place:${id}`)

/** @throws {HttpError} 404 */
export async function readPlace(req: PayloadRequest, id: string): Promise<Place> {
  const place = await req.payload.findByID({
    collection: 'places',
    id,
    // The caller has checked who may.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!place) throw new HttpError(404, SENTENCES.notFound)
  return place
}

/**
 * Does something with one place, in a transaction in which nobody else writes it.
 * @throws {HttpError} 404
 */
export const withPlace = <T>(
  req: PayloadRequest,
  id: string,
  work: (place: Place, execute: Execute) => Promise<T>,
): Promise<T> =>
  inTransaction(req, async (execute) => {
    await holdPlace(execute, id)
    return work(await readPlace(req, id), execute)
  })

/**
 * Writes columns of a place, as its next version; its page is fresh afterwards. The caller has
 * checked who may.
 * @param place as it was read while it is held
 */
export async function writePlace(
  req: PayloadRequest,
  { id, version }: Pick<Place, 'id' | 'version'>,
  data: Data,
): Promise<Place> {
  const place = await req.payload.update({
    collection: 'places',
    id,
    // Only commands write places; the caller checked the link, or the role.
    overrideAccess: true,
    depth: 0,
    req,
    data: { ...data, version: version + 1 },
  })
  await touch(req, [tags.place(place.slug)])
  return place
}

/**
 * A form was filled in over what is still there.
 * @param seen the version that it read
 * @throws {HttpError} 409 when somebody wrote meanwhile
 */
export function requireVersion({ version }: Pick<Place, 'version'>, seen: number): void {
  if (seen === version) return
  throw new HttpError(409, SENTENCES.stale, { more: { currentVersion: version } })
}

/**
 * The address of a new place, from its name and commune: its own for as long as it exists. Inside
 * the transaction that creates it.
 */
export const newSlug = (
  execute: Execute,
  { name, communeName }: { name: string; communeName: string },
): Promise<string> =>
  freeSlugIn(execute, {
    table: 'places',
    wanted: slugify(`${name} ${communeName}`, PLACE_LIMITS.slug - 6) || 'adresse',
    longest: PLACE_LIMITS.slug,
    reserved: RESERVED_SLUGS,
  })
