import { z } from 'zod'

import { NUL_SENTENCE, paging, withoutNul } from '@/platform/http/list-query'
import { atMost } from '@/platform/validation/at-most.model'

import { MAX } from './model'

/** How far « near » goes when nobody chose, and what may be chosen, in kilometres. */
export const DEFAULT_RADIUS_KM = 50
export const RADII_KM = [10, 25, 50, 100, 200] as const
/** Campaigns of a page of the site, and of a call that names no number. */
export const PER_PAGE = 12
const API_LIMIT = 10

export const STATE_LABELS = { open: 'En cours', ended: 'Terminées' } as const
type State = keyof typeof STATE_LABELS

const text = z
  .string()
  .trim()
  .max(MAX.search, atMost(MAX.search))
  .refine(withoutNul, NUL_SENTENCE)
  .transform((typed) => typed || undefined)
  .optional()

const WHICH = {
  search: text.describe('Mots du titre ou de l’histoire, ou nom du refuge'),
  state: z
    .enum(Object.keys(STATE_LABELS) as [State])
    .optional()
    .describe('Sans lui, celles qui sont en cours d’abord'),
  near: text.describe('Commune\u00a0: nom, code postal ou code INSEE'),
  radiusKm: z.coerce.number().int().min(1).max(200).default(DEFAULT_RADIUS_KM),
}

/** The query of a call: what it does not know is refused. */
export const listQuerySchema = z.strictObject({
  ...WHICH,
  shelter: z.uuid('Identifiant invalide').optional(),
  ...paging(API_LIMIT),
})

const ON_PAGE = { ...WHICH, page: z.coerce.number().int().min(1).max(10_000).default(1) }

export type Filters = z.infer<z.ZodObject<typeof ON_PAGE>>
export type Asked = Filters & { shelter?: string | undefined; limit: number }

/** The query of a page: what it does not know is left aside, a link that aged still answers. */
export function readFilters(
  asked: Readonly<Record<string, string | string[] | undefined>>,
): Filters {
  const entries = Object.entries(ON_PAGE).map(([name, schema]) => {
    const result = (schema as z.ZodType).safeParse(asked[name])
    return [name, result.success ? result.data : (schema as z.ZodType).safeParse(undefined).data]
  })
  return Object.fromEntries(entries) as Filters
}

/** The query of a list’s address, without what goes without saying. */
export function listQuery({ radiusKm, page, ...filters }: Filters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (filters.near && radiusKm !== DEFAULT_RADIUS_KM) query.set('radiusKm', String(radiusKm))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
