import { z } from 'zod'

import { findPlace, placeLabel } from '@/platform/geo/places'
import type { PageQuery } from '@/platform/http/page-query'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import '@/platform/validation/french'
import { atMost } from '@/platform/validation/at-most.model'

import {
  ENERGY_LABELS,
  keysOf,
  PUBLIC_STATUSES,
  SEX_LABELS,
  SPECIES_LABELS,
  type AnimalStatus,
} from '../model'
import { CATALOGUE_DEFAULTS, LIST_LIMITS, RADIUS, SORTS } from './defaults.model'
import { AGE_BAND_LABELS, AGREEMENT_LABELS, SIZE_LABELS } from './options.model'

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

const text = z.string().trim().max(LIST_LIMITS.search, atMost(LIST_LIMITS.search))
const agreement = oneOf(keysOf(AGREEMENT_LABELS)).optional()

/** A commune as a person writes it, read as its canonical name: « Rennes (35) ». */
const commune = z
  .string()
  .trim()
  .max(80, atMost(80))
  .transform((typed, context) => {
    const place = findPlace(typed)
    if (place) return placeLabel(place)
    context.addIssue(
      typed
        ? `Nous ne connaissons pas la commune «\u00a0${typed}\u00a0»`
        : 'Une commune est attendue',
    )
    return z.NEVER
  })

const ids = z
  .string()
  .max(LIST_LIMITS.ids * 40, `${LIST_LIMITS.ids} animaux au maximum`)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(idSchema).max(LIST_LIMITS.ids, `${LIST_LIMITS.ids} animaux au maximum`))

/** A department as `departmentOf` writes it: 01 to 95 without 20, 2A, 2B, 971 to 989. */
export const DEPARTMENT = /^(0[1-9]|1\d|2[1-9AB]|[3-8]\d|9[0-5]|9[78]\d)$/

const fields = z.strictObject({
  shelterId: shelterKeySchema.optional(),
  limit: whole(1, LIST_LIMITS.most).default(LIST_LIMITS.limit),
  page: whole(1, LIST_LIMITS.lastPage).default(1),
  status: oneOf(PUBLIC_STATUSES as [AnimalStatus]).optional(),
  isSos: flag,
  isReserved: flag,
  isAdopted: flag,
  fosterWanted: flag,
  species: oneOf(keysOf(SPECIES_LABELS)).optional(),
  sex: oneOf(keysOf(SEX_LABELS)).optional(),
  ageBand: oneOf(keysOf(AGE_BAND_LABELS)).optional(),
  size: oneOf(keysOf(SIZE_LABELS))
    .optional()
    .describe(
      'D’après le poids connu\u00a0: petit sous 10 kg, grand dès 25 kg (chats\u00a0: 3 et 6, lapins\u00a0: 2 et 4)',
    ),
  breed: text
    .optional()
    .describe('Race ou apparence, sans accents ni majuscules, une faute pardonnée'),
  search: text
    .optional()
    .describe(
      'Nom, race, couleur, refuge ou ville, sans accents ni majuscules, une faute pardonnée',
    ),
  minWeight: kilograms.optional(),
  maxWeight: kilograms.optional(),
  energyLevel: oneOf(keysOf(ENERGY_LABELS)).optional(),
  goodWithDogs: agreement,
  goodWithCats: agreement,
  goodWithKids: agreement,
  needsGarden: flag,
  canLiveApartment: flag,
  canBeSponsored: flag.describe(
    'Ceux qui attendent dans un refuge dont on peut parrainer les animaux en ligne',
  ),
  department: z.string().toUpperCase().regex(DEPARTMENT, 'Département inconnu').optional(),
  near: commune
    .optional()
    .describe('Commune\u00a0: «\u00a0Rennes (35)\u00a0», un nom, un code postal ou un code INSEE'),
  radiusKm: whole(RADIUS.least, RADIUS.most)
    .optional()
    .describe(`Autour de «\u00a0near\u00a0», en kilomètres\u00a0; ${RADIUS.default} par défaut`),
  ids: ids.optional().describe(`Identifiants séparés par des virgules, ${LIST_LIMITS.ids} au plus`),
  exclude: idSchema.optional().describe('Un animal à laisser de côté'),
  sortBy: oneOf(SORTS)
    .default('createdAt')
    .describe(
      '«\u00a0relevance\u00a0»\u00a0: SOS d’abord, puis un mélange du jour\u00a0; «\u00a0waiting\u00a0»\u00a0: ceux qui attendent ' +
        'depuis le plus longtemps\u00a0; «\u00a0distance\u00a0»\u00a0: les plus proches de «\u00a0near\u00a0»',
    ),
  sortOrder: oneOf(['asc', 'desc'])
    .default('desc')
    .describe(
      'Sans effet sur «\u00a0relevance\u00a0», «\u00a0waiting\u00a0» et «\u00a0distance\u00a0»',
    ),
})

export type ListFilters = z.infer<typeof fields>

type Given = { near?: string; sortBy?: string }

/** A distance is from somewhere. */
const hasPlace = ({ near, sortBy }: Given) => near !== undefined || sortBy !== 'distance'

/**
 * Query of GET /api/animals. Everything else is refused, so that no private
 * column can be asked about. Source: docs/decisions/animals.md.
 */
export const listFiltersSchema = fields.refine(hasPlace, {
  path: ['near'],
  error: 'Choisissez une commune pour trier par distance',
})

type Reading = {
  filters: ListFilters
  /** A French sentence for each parameter that was left aside. */
  errors: Record<string, string>
}

/**
 * The query of /animaux, as Next gives it: never refused. What is empty counts for nothing; what
 * is wrong is left aside and told. The rest has the defaults of the catalogue.
 */
export function readCatalogueQuery(params: PageQuery): Reading {
  const errors: Record<string, string> = {}
  const filters: Record<string, unknown> = { ...CATALOGUE_DEFAULTS }
  for (const [name, given] of Object.entries(params)) {
    const value = (Array.isArray(given) ? given.at(-1) : given)?.trim()
    if (!value || !isField(name)) continue
    const result = fields.shape[name].safeParse(value)
    if (result.success) filters[name] = result.data
    else errors[name] = result.error.issues[0]?.message ?? ''
  }
  const read = filters as ListFilters
  if (!hasPlace(read)) read.sortBy = CATALOGUE_DEFAULTS.sortBy
  return { filters: read, errors }
}

const isField = (name: string): name is keyof typeof fields.shape =>
  Object.hasOwn(fields.shape, name)
