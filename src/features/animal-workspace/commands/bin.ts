import type { PayloadRequest } from 'payload'

import { restoreRow } from '@/platform/access/restore-row'
import { HttpError } from '@/platform/http/errors'

import { readRows } from '../rows'
import { scopeOf } from '../scope'
import type { TeamAnimal } from '../view'
import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'

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
  const missing = 'Cet animal n’est pas dans la corbeille'
  await restoreRow(req, { collection: 'animals', id: animal, shelter, missing })
  const [row] = await readRows(req, [animal])
  if (!row) throw new HttpError(404, missing)
  return row
}
