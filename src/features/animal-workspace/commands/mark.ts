import type { PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'

import { MARKS, marksOf } from '../model'
import { readRows } from '../rows'
import type { MarksChange } from '../schema'
import type { TeamAnimal } from '../view'
import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'

/**
 * Shows or hides an animal, makes it urgent, reserves it, or the contrary.
 * @returns the animal as the list shows it now
 * @throws {HttpError} 403, 404; 409 when its state knows no such mark; 422 with what the law still
 * wants; 423 while somebody else has its sheet open
 */
export async function markAnimal(
  req: PayloadRequest,
  address: AnimalAddress,
  marks: MarksChange,
): Promise<TeamAnimal> {
  const { id, name, status } = await ownAnimal(req, address)
  const known = marksOf(status)
  if (MARKS.some((mark) => mark in marks && !known.includes(mark))) {
    throw new HttpError(409, `${name} n’est plus à l’adoption`)
  }
  await req.payload.update({
    collection: 'animals',
    id,
    overrideAccess: false,
    // Whoever has the sheet open would write the old marks back.
    overrideLock: false,
    depth: 0,
    req,
    data: marks,
  })
  const [row] = await readRows(req, [id])
  if (!row) throw new HttpError(404, 'Animal introuvable')
  return row
}
