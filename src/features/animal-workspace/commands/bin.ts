import type { PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'

import { readRows } from '../rows'
import { scopeOf } from '../scope'
import type { TeamAnimal } from '../view'
import { ownAnimal, type AnimalAddress } from './own-animal'

/**
 * Puts an animal into the bin, as a sheet made by mistake: its page is gone, and the families that
 * wait for it are told.
 * @throws {HttpError} 403, 404; 423 while somebody else has its sheet open
 */
export async function binAnimal(req: PayloadRequest, address: AnimalAddress): Promise<void> {
  const { id } = await ownAnimal(req, address)
  await req.payload.update({
    collection: 'animals',
    id,
    overrideAccess: false,
    // Whoever has the sheet open would lose what they write.
    overrideLock: false,
    depth: 0,
    req,
    data: { deletedAt: new Date().toISOString() },
  })
}

/**
 * Takes an animal out of the bin, as it was.
 * @returns the animal as the list shows it now
 * @throws {HttpError} 403, 404 when the bin of the shelter has no such animal; 422 when it breaks a
 * rule that is newer than it
 */
export async function unbinAnimal(
  req: PayloadRequest,
  { shelter: key, animal }: AnimalAddress,
): Promise<TeamAnimal> {
  const { shelter } = await scopeOf(req, key)
  const { docs, errors } = await req.payload.update({
    collection: 'animals',
    where: {
      and: [
        { id: { equals: animal } },
        { shelter: { equals: shelter } },
        { deletedAt: { exists: true } },
      ],
    },
    // The rows of other shelters are as if they were not there.
    overrideAccess: false,
    trash: true,
    depth: 0,
    req,
    data: { deletedAt: null },
  })
  // Payload lists what went wrong with a row, without its cause.
  if (errors[0]) throw new HttpError(422, errors[0].message)
  const [row] = await readRows(
    req,
    docs.map(({ id }) => id),
  )
  if (!row) throw new HttpError(404, 'Cet animal n’est pas dans la corbeille')
  return row
}
