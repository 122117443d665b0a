import { z } from 'zod'

import { keysOf, SPECIES_LABELS } from '@/features/animals/model'
import { SHELTER_TYPE_LABELS } from '@/features/shelters/model'
import {
  aroundPlace,
  departmentCode,
  pageNumber,
  readPageQuery,
  words,
  type PageQuery,
} from '@/platform/http/page-query'

import {
  ACCEPTS_LABELS,
  DEFAULT_RADIUS_KM,
  DIRECTORY_SORT_LABELS,
  type DirectoryFilters,
} from './model'

/** Parameters of the directory, each on its own; the names are those of the animals' list. */
const PARAMETERS = {
  search: words(80).describe('Nom ou ville, sans tenir compte des accents'),
  department: departmentCode,
  species: z.enum(keysOf(SPECIES_LABELS)).optional(),
  type: z.enum(keysOf(SHELTER_TYPE_LABELS)).optional(),
  accepts: z.enum(keysOf(ACCEPTS_LABELS)).optional(),
  ...aroundPlace(DEFAULT_RADIUS_KM, 500),
  sortBy: z.enum(keysOf(DIRECTORY_SORT_LABELS)).optional(),
  page: pageNumber(),
}

/** The query of a call: what it does not know is refused. */
export const mapQuerySchema = z.strictObject(PARAMETERS).omit({ page: true, sortBy: true })

/** The query of the page: what it does not know is left aside, a link that aged still answers. */
export const readDirectoryFilters = (asked: PageQuery): DirectoryFilters =>
  readPageQuery(PARAMETERS, asked)
