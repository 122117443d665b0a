import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'

import { ENERGY_LABELS, keysOf, PUBLIC_STATUSES, SEX_LABELS, SPECIES_LABELS } from '../model'
import type { AnimalStatus } from '../model'

/** Answers to « does it get on with … »: tried and good, tried and bad, or not tried. */
const AGREEMENTS = ['YES', 'NO', 'UNKNOWN'] as const
export type Agreement = (typeof AGREEMENTS)[number]

/** Age bands: under one year, one to eight, eight years and more. */
const AGE_BANDS = ['JUNIOR', 'ADULT', 'SENIOR'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

const SORTS = ['createdAt', 'name', 'birthDate', 'weight', 'arrivalDate'] as const

const LIST_LIMITS = { limit: 12, most: 100, lastPage: 10_000, search: 100 } as const

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'Un nombre entier est attendu')
    .transform(Number)
    .pipe(z.int().min(least, `${least} au minimum`).max(most, `${most} au maximum`))

const kilograms = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,2})?$/, 'Un poids en kilogrammes est attendu')
  .transform(Number)
  .pipe(z.number().min(0).max(1000, '1000 au maximum'))

const flag = z
  .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: 'true ou false est attendu' })
  .optional()

const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, { error: `Valeur attendue : ${values.join(', ')}` })

const text = z
  .string()
  .trim()
  .max(LIST_LIMITS.search, `${LIST_LIMITS.search} caractères au maximum`)
const agreement = oneOf(AGREEMENTS).optional()

/** A department as `departmentOf` writes it: 01 to 95 without 20, 2A, 2B, 971 to 989. */
export const DEPARTMENT = /^(0[1-9]|1\d|2[1-9AB]|[3-8]\d|9[0-5]|9[78]\d)$/

/**
 * Query of GET /api/animals. Everything else is refused, so that no private
 * column can be asked about. Sources: specification §7 and §9, quality B2.
 */
export const listFiltersSchema = z.strictObject({
  shelterId: shelterKeySchema.optional(),
  limit: whole(1, LIST_LIMITS.most).default(LIST_LIMITS.limit),
  page: whole(1, LIST_LIMITS.lastPage).default(1),
  status: oneOf(PUBLIC_STATUSES as [AnimalStatus]).optional(),
  isSos: flag,
  isReserved: flag,
  isAdopted: flag,
  species: oneOf(keysOf(SPECIES_LABELS)).optional(),
  sex: oneOf(keysOf(SEX_LABELS)).optional(),
  ageBand: oneOf(AGE_BANDS).optional(),
  breed: text.optional(),
  search: text.optional().describe('Nom ou race, sans tenir compte des accents ni des majuscules'),
  minWeight: kilograms.optional(),
  maxWeight: kilograms.optional(),
  energyLevel: oneOf(keysOf(ENERGY_LABELS)).optional(),
  goodWithDogs: agreement,
  goodWithCats: agreement,
  goodWithKids: agreement,
  needsGarden: flag,
  canLiveApartment: flag,
  department: z.string().toUpperCase().regex(DEPARTMENT, 'Département inconnu').optional(),
  exclude: idSchema.optional().describe('Un animal à laisser de côté'),
  sortBy: oneOf(SORTS).default('createdAt'),
  sortOrder: oneOf(['asc', 'desc']).default('desc'),
})

export type ListFilters = z.infer<typeof listFiltersSchema>
