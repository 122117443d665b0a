import type { FieldHook } from 'payload'

import type { Animal } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, idOf } from '@/platform/access/model'

import { breedLabel, type BreedFacts } from '../model'

/**
 * Gives a breed as the law wants it read to whoever is not of the shelter's staff: the typed word
 * alone is for those who write it. The program's own readings word it where they print it.
 */
export const wordBreed: FieldHook<Animal, Animal['breed']> = ({
  value,
  data,
  req,
  overrideAccess,
}) => {
  if (overrideAccess || !data?.species) return value
  if (can(actorOf(req), 'manageAnimals', idOf(data.shelter))) return value
  return breedLabel(data as BreedFacts)
}
