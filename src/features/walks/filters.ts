import { z } from 'zod'

import { REGION_NAMES } from '@/platform/geo/regions.model'
import { mapPart } from '@/platform/http/map-query'
import {
  aroundPlace,
  departmentCode,
  pageNumber,
  pageQuery,
  readPageQuery,
  words,
  type PageQuery,
} from '@/platform/http/page-query'

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

const most = (highest: number) => z.coerce.number().int().min(1).max(highest)
const yes = z.enum(['oui'], { error: 'Valeur attendue\u00a0: oui' })

/** Parameters of the list; those of a walk have the names of its fields. */
const LIST = {
  search: words(80).describe('Nom, commune ou mot-clé'),
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
  department: departmentCode,
  shelter: z.uuid('Identifiant invalide').optional(),
  ...aroundPlace(DEFAULT_RADIUS_KM),
  sort: z.enum(Object.keys(SORT_LABELS) as [keyof typeof SORT_LABELS]).default('latest'),
  page: pageNumber(),
}

/** The query of a call: what it does not know is refused. */
export const listQuerySchema = z.strictObject(LIST)
export type WalkFilters = z.infer<typeof listQuerySchema>
/** The same for a map, and the part of it that is asked for. */
export const mapQuerySchema = listQuerySchema.omit({ page: true, sort: true }).extend(mapPart)

export const NO_FILTERS: WalkFilters = { radiusKm: DEFAULT_RADIUS_KM, sort: 'latest', page: 1 }

export const readFilters = (asked: PageQuery): WalkFilters => readPageQuery(LIST, asked)
export const listQuery = (filters: WalkFilters): string => pageQuery(filters, NO_FILTERS)
