import { z } from 'zod'

import { keysOf, SPECIES_LABELS } from '@/features/animals/model'
import { SHELTER_TYPE_LABELS } from '@/features/shelters/model'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { readPageQuery, type PageQuery } from '@/platform/http/page-query'
import { atMost } from '@/platform/validation/at-most.model'

import {
  ACCEPTS_LABELS,
  DEFAULT_RADIUS_KM,
  DIRECTORY_SORT_LABELS,
  type DirectoryFilters,
} from './model'

const MOST_LETTERS = 80
const LAST_PAGE = 1000

const words = z.string().trim().min(1).max(MOST_LETTERS, atMost(MOST_LETTERS))

/** Parameters of the directory, each on its own; the names are those of the animals' list. */
const PARAMETERS = {
  search: words.optional().describe('Nom ou ville, sans tenir compte des accents'),
  department: z
    .string()
    .toUpperCase()
    .refine((code) => DEPARTMENT_NAMES.has(code), 'Département inconnu')
    .optional(),
  species: z.enum(keysOf(SPECIES_LABELS)).optional(),
  type: z.enum(keysOf(SHELTER_TYPE_LABELS)).optional(),
  accepts: z.enum(keysOf(ACCEPTS_LABELS)).optional(),
  near: words.optional().describe('Commune\u00a0: nom, code postal ou code INSEE'),
  radiusKm: z.coerce.number().int().min(1).max(500).default(DEFAULT_RADIUS_KM),
  sortBy: z.enum(keysOf(DIRECTORY_SORT_LABELS)).optional(),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
}

/** The query of a call: what it does not know is refused. */
export const mapQuerySchema = z.strictObject(PARAMETERS).omit({ page: true, sortBy: true })

/** The query of the page: what it does not know is left aside, a link that aged still answers. */
export const readDirectoryFilters = (asked: PageQuery): DirectoryFilters =>
  readPageQuery(PARAMETERS, asked)
