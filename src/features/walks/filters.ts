import { z } from 'zod'

import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { REGION_NAMES } from '@/platform/geo/regions.model'
import { mapPart } from '@/platform/http/map-query'
import { NUL_SENTENCE, withoutNul } from '@/platform/http/list-query'
import { atMost } from '@/platform/validation/at-most.model'

import { ALLOWED_ANIMALS, DIFFICULTIES, DOG_RULES, SEASONS, WALK_LIMITS, WALK_TYPES } from './model'

/** How far « near » goes when nobody chose, and what may be chosen, in kilometres. */
export const DEFAULT_RADIUS_KM = 25
export const RADII_KM = [5, 10, 25, 50, 100] as const
export const WALKS_PER_PAGE = 24

export const SORT_LABELS = {
  latest: 'Les plus récentes',
  nearest: 'Les plus proches',
  shortest: 'Les plus courtes',
  longest: 'Les plus longues',
} as const

/** Choices of a list, in the unit of their filter: kilometres, minutes, metres. */
export const LENGTH_CHOICES = [3, 5, 10, 15, 25] as const
export const DURATION_CHOICES = [60, 120, 180, 240, 360] as const
export const CLIMB_CHOICES = [50, 150, 300, 600, 1000] as const

const words = z.string().trim().max(80, atMost(80)).refine(withoutNul, NUL_SENTENCE)
const text = words.transform((typed) => typed || undefined)
const most = (highest: number) => z.coerce.number().int().min(1).max(highest)
const yes = z.enum(['oui'], { error: 'Valeur attendue\u00a0: oui' })

/** Parameters of the list; those of a walk have the names of its fields. */
const LIST = {
  search: text.optional().describe('Nom, commune ou mot-clé'),
  difficulty: z.enum(DIFFICULTIES).optional(),
  type: z.enum(WALK_TYPES).optional(),
  dogRule: z.enum(DOG_RULES).optional(),
  allowedAnimals: z.enum(ALLOWED_ANIMALS).optional(),
  bestSeasons: z.enum(SEASONS).optional(),
  isAccessible: yes.optional(),
  hasParkingNearby: yes.optional(),
  hasRestrooms: yes.optional(),
  isFree: yes.optional(),
  hasTrack: yes.optional(),
  maxKm: most(WALK_LIMITS.distance / 1000)
    .optional()
    .describe('Longueur au plus, en kilomètres'),
  minKm: most(WALK_LIMITS.distance / 1000)
    .optional()
    .describe('Longueur au moins, en kilomètres'),
  maxMinutes: most(WALK_LIMITS.duration).optional().describe('Durée au plus, en minutes'),
  maxClimb: most(WALK_LIMITS.elevation).optional().describe('Dénivelé positif au plus, en mètres'),
  region: z.enum(REGION_NAMES as [string, ...string[]], { error: 'Région inconnue' }).optional(),
  department: z
    .string()
    .toUpperCase()
    .refine((code) => DEPARTMENT_NAMES.has(code), 'Département inconnu')
    .optional(),
  shelter: z.uuid('Identifiant invalide').optional(),
  near: words.min(1).optional().describe('Commune\u00a0: nom, code postal ou code INSEE'),
  radiusKm: z.coerce.number().int().min(1).max(200).default(DEFAULT_RADIUS_KM),
  sort: z.enum(Object.keys(SORT_LABELS) as [keyof typeof SORT_LABELS]).default('latest'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
}

/** The query of a call: what it does not know is refused. */
export const listQuerySchema = z.strictObject(LIST)
export type WalkFilters = z.infer<typeof listQuerySchema>
/** The same for a map, and the part of it that is asked for. */
export const mapQuerySchema = listQuerySchema.omit({ page: true, sort: true }).extend(mapPart)

export const NO_FILTERS: WalkFilters = { radiusKm: DEFAULT_RADIUS_KM, sort: 'latest', page: 1 }

/** The query of a page: what it does not know is left aside, a link that aged still answers. */
export function readFilters(
  asked: Readonly<Record<string, string | string[] | undefined>>,
): WalkFilters {
  const entries = Object.entries(LIST).map(([name, schema]) => {
    const result = (schema as z.ZodType).safeParse(asked[name])
    return [name, result.success ? result.data : (schema as z.ZodType).safeParse(undefined).data]
  })
  return Object.fromEntries(entries) as WalkFilters
}

/** The query of a list's address, without what goes without saying. */
export function listQuery({ radiusKm, page, sort, ...filters }: WalkFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value))
  if (filters.near && radiusKm !== DEFAULT_RADIUS_KM) query.set('radiusKm', String(radiusKm))
  if (sort !== 'latest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
