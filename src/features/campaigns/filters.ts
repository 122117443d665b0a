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

import { MAX } from './model'

/** How far « near » goes when nobody chose, and what may be chosen, in kilometres. */
export const DEFAULT_RADIUS_KM = 50
export const RADII_KM = [10, 25, 50, 100, 200] as const
/** Campaigns of a page of the site, and of a call that names no number. */
export const PER_PAGE = 12
const API_LIMIT = 10

export const STATE_LABELS = { open: 'En cours', ended: 'Terminées' } as const
type State = keyof typeof STATE_LABELS

const WHICH = {
  search: words(MAX.search).describe('Mots du titre ou de l’histoire, ou nom du refuge'),
  state: z
    .enum(Object.keys(STATE_LABELS) as [State])
    .optional()
    .describe('Sans lui, celles qui sont en cours d’abord'),
  ...aroundPlace(DEFAULT_RADIUS_KM),
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

export const NO_FILTERS: Filters = { radiusKm: DEFAULT_RADIUS_KM, page: 1 }
export const readFilters = (asked: PageQuery): Filters => readPageQuery(ON_PAGE, asked)
export const listQuery = (filters: Filters): string => pageQuery(filters, NO_FILTERS)
