import { z } from 'zod'

import { ticked } from '@/platform/validation/plain-text'

import { WALK_LIMITS, type AllowedAnimal, type Season } from '../model'

/** What each field is, the schema of a walk says; here a page says only which there are. */
const typed = z
  .string()
  .max(WALK_LIMITS.longDescription + 2000, 'Ce texte est trop long')
  .optional()

/** A form cannot send a name twice beside a file: each choice has a name of its own. */
export const animalField = <A extends AllowedAnimal>(animal: A) => `animal-${animal}` as const
export const seasonField = <S extends Season>(season: S) => `saison-${season}` as const
/** The form of a walk for a browser without JavaScript; a box that is not sent is not ticked. */
export const plainWalkSchema = z.strictObject({
  version: typed,
  name: typed,
  difficulty: typed,
  type: typed,
  shelter: typed,
  shortDescription: typed,
  longDescription: typed,
  tags: typed,
  dogRule: typed,
  dogRuleNote: typed,
  price: typed,
  city: typed,
  postalCode: typed,
  region: typed,
  distance: typed,
  duration: typed,
  elevation: typed,
  start: typed.describe('Latitude et longitude du départ\u00a0: «\u00a048.1173, -1.6778\u00a0»'),
  isAccessible: ticked,
  hasParkingNearby: ticked,
  hasRestrooms: ticked,
  submit: ticked,
  'animal-DOG': ticked,
  'animal-CAT': ticked,
  'animal-HORSE': ticked,
  'animal-OTHER': ticked,
  'saison-SPRING': ticked,
  'saison-SUMMER': ticked,
  'saison-AUTUMN': ticked,
  'saison-WINTER': ticked,
})

export type PlainWalkForm = z.infer<typeof plainWalkSchema>
