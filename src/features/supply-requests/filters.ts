import { z } from 'zod'

import { paging } from '@/platform/http/list-query'
import {
  aroundPlace,
  pageNumber,
  pageQuery,
  readPageQuery,
  words,
  type PageQuery,
} from '@/platform/http/page-query'

import { CATEGORIES, MAX, URGENCIES } from './model'

/** How far « near » goes when nobody chose, and what may be chosen, in kilometres. */
export const DEFAULT_RADIUS_KM = 25
export const RADII_KM = [5, 10, 25, 50, 100] as const
/** Requests of a page of the site, and of a call that names no number. */
export const PER_PAGE = 12
export const API_LIMIT = 10

export const SORT_LABELS = {
  urgent: 'Les urgentes d’abord',
  latest: 'Les plus récentes',
  nearest: 'Les plus proches',
} as const
export type Sort = keyof typeof SORT_LABELS

const WHICH = {
  search: words(MAX.search).describe('Mots du titre, de la description, ou nom du refuge'),
  category: z.enum(CATEGORIES).optional(),
  urgency: z.enum(URGENCIES).optional(),
  ...aroundPlace(DEFAULT_RADIUS_KM),
  sort: z.enum(Object.keys(SORT_LABELS) as [Sort]).default('urgent'),
}

/** The query of a call: what it does not know is refused. */
export const listQuerySchema = z.strictObject({
  ...WHICH,
  shelter: z.uuid('Identifiant invalide').optional(),
  ...paging(API_LIMIT),
})

const ON_PAGE = { ...WHICH, page: pageNumber(10_000) }

export type Filters = z.infer<z.ZodObject<typeof ON_PAGE>>
export type Asked = Filters & { shelter?: string | undefined; limit: number }

export const NO_FILTERS: Filters = { radiusKm: DEFAULT_RADIUS_KM, sort: 'urgent', page: 1 }
export const readFilters = (asked: PageQuery): Filters => readPageQuery(ON_PAGE, asked)
export const listQuery = (filters: Filters): string => pageQuery(filters, NO_FILTERS)
