import { z } from 'zod'

import { keysOf, LIMITS, SPECIES_LABELS, STATUS_LABELS } from '@/features/animals/model'
import { animalSchema } from '@/features/animals/schema'
import { oneOf, paging, searchText, severalOf, sorting } from '@/platform/http/list-query'
import { idempotencyKeySchema } from '@/platform/http/params'
import { addDays } from '@/platform/time/model'
import { newestDay } from '@/platform/time/zones.model'
import { atMost } from '@/platform/validation/at-most.model'

import { AGE_MAX, AGE_UNITS } from './age.model'
import { FAMILY_MAX } from './family.model'
import { ANIMAL_SORTS, KIND_LABELS, PAGE_SIZE, SEARCH_MAX } from './model'

const statuses = keysOf(STATUS_LABELS)

const filters = {
  search: searchText(SEARCH_MAX).describe(
    'Mots du nom, de la race, de la couleur, ou numéro d’identification',
  ),
  status: severalOf(statuses),
  species: oneOf(keysOf(SPECIES_LABELS)).optional(),
  kind: oneOf(keysOf(KIND_LABELS)).optional().describe('Une partie de la liste'),
  ...sorting(ANIMAL_SORTS, 'createdAt'),
}

/** Query of the team's list of animals, as it stands in the address of the screen too. */
export const teamAnimalsQuerySchema = z.strictObject({
  ...filters,
  ...paging(PAGE_SIZE),
})
export type TeamAnimalsQuery = z.infer<typeof teamAnimalsQuerySchema>

/** Query of the same list as a file. */
export const teamAnimalsExportSchema = z.strictObject(filters)
export type TeamAnimalsExport = z.infer<typeof teamAnimalsExportSchema>

/** What is ticked or not of an animal. */
export const marksSchema = z
  .strictObject({
    isVisible: z.boolean({ error: 'Oui ou non est attendu' }).optional(),
    isSos: z.boolean({ error: 'Oui ou non est attendu' }).optional(),
    isReserved: z.boolean({ error: 'Oui ou non est attendu' }).optional(),
  })
  .refine((marks) => Object.keys(marks).length > 0, 'Rien à changer')
export type MarksChange = z.infer<typeof marksSchema>

/** A change of state, from the one that the person saw. */
export const statusSchema = z.strictObject({
  from: oneOf(statuses),
  to: oneOf(statuses),
  reason: z
    .string()
    .trim()
    .max(LIMITS.text, atMost(LIMITS.text))
    .optional()
    .describe('Pourquoi un animal adopté revient au refuge'),
})
export type StatusChange = z.infer<typeof statusSchema>

/** A day, as `2026-11-24`. */
export const realDay = z
  .string({ error: 'Date invalide' })
  .regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/, 'Date invalide')
  .refine((day) => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day, 'Date invalide')

/** A day that has come, on the clocks of wherever the shelter is. */
export const pastDay = realDay.refine(
  (day) => day <= newestDay(new Date()),
  'Cette date est dans le futur',
)

const { name, species, sex } = animalSchema.shape

/** What is asked of an animal that comes in: the rest of its sheet is written later, by whoever. */
export const newAnimalSchema = z.strictObject({
  name,
  species,
  sex,
  age: z
    .strictObject({
      count: z
        .number({ error: 'Écrivez un nombre' })
        .int('Écrivez un nombre entier')
        .min(1, '1 au minimum')
        .max(AGE_MAX, `${AGE_MAX} au maximum`),
      unit: oneOf(keysOf(AGE_UNITS)),
    })
    .optional()
    .describe('Son âge environ, quand personne ne connaît sa date de naissance'),
  birthDate: pastDay.optional().describe('Sa date de naissance\u00a0; l’âge ne compte alors pas'),
  arrivalDate: pastDay.optional(),
  photos: z
    .array(z.uuid('Identifiant invalide'))
    .max(LIMITS.photos, `${LIMITS.photos} photos au maximum`)
    .default([])
    .describe('Images de la médiathèque du refuge\u00a0; la première est la principale'),
  idempotencyKey: idempotencyKeySchema.describe(
    'Choisie par l’appareil\u00a0: le même envoi deux fois fait un seul animal',
  ),
})
export type NewAnimal = z.infer<typeof newAnimalSchema>

/** Several animals from one that is known: its young, or others like it that came with it. */
export const newFamilySchema = z
  .strictObject({
    kind: oneOf(['LITTER', 'COPIES']),
    birthDate: pastDay.optional().describe('Le jour de naissance de la portée'),
    animals: z
      .array(z.strictObject({ name, sex }))
      .min(1, 'Au moins un animal')
      .max(FAMILY_MAX, `${FAMILY_MAX} animaux au maximum`),
    idempotencyKey: newAnimalSchema.shape.idempotencyKey,
  })
  .refine(({ kind, birthDate }) => kind !== 'LITTER' || birthDate !== undefined, {
    path: ['birthDate'],
    error: 'Indiquez le jour de naissance',
  })
export type NewFamily = z.infer<typeof newFamilySchema>
