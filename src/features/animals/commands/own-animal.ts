import type { PayloadRequest } from 'payload'

import type { Animal } from '@/payload-types'
import { teamShelter, type Right } from '@/platform/access/team-shelter'
import { HttpError } from '@/platform/http/errors'

/** What is asked of whoever works with the animals of a shelter. */
export const ANIMALS_RIGHT: Right = { may: 'manageAnimals', to: 'gérer les animaux' }

/** One animal of a shelter: the id or slug of the shelter, the id of the animal. */
export type AnimalAddress = { shelter: string; animal: string }

/**
 * An animal that the person looks after.
 * @throws {HttpError} 404 when the shelter has no such animal, or it is none of theirs; 403
 */
export async function ownAnimal(
  req: PayloadRequest,
  { shelter: key, animal: id }: AnimalAddress,
): Promise<Pick<Animal, 'id' | 'name' | 'sex' | 'status' | 'shelter'>> {
  const { id: shelter } = await teamShelter(req, key, ANIMALS_RIGHT)
  const { docs } = await req.payload.find({
    collection: 'animals',
    where: { and: [{ id: { equals: id } }, { shelter: { equals: shelter } }] },
    overrideAccess: false,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true, sex: true, status: true, shelter: true },
    req,
  })
  if (!docs[0]) throw new HttpError(404, 'Animal introuvable')
  return docs[0]
}
