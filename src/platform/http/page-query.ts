import { z } from 'zod'

import { DEPARTMENT_NAMES } from '../geo/departments.model'
import { atMost } from '../validation/at-most.model'
import { NUL_SENTENCE, withoutNul } from './list-query'

/** The query of a page’s address, as Next.js gives it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

/** Letters of a commune, or of its postal code. */
const NEAR_LETTERS = 80

/**
 * Words of a filter, without the spaces around them; empty ones are none.
 * @param most letters
 */
export const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, atMost(most))
    .refine(withoutNul, NUL_SENTENCE)
    .transform((typed) => typed || undefined)
    .optional()

/** A department of France, by its number: `35`, `2A`, `974`. */
export const departmentCode = z
  .string()
  .toUpperCase()
  .refine((code) => DEPARTMENT_NAMES.has(code), 'Département inconnu')
  .optional()

/**
 * How a list is searched around a place.
 * @param usualKm how far when nobody says
 * @param mostKm how far at most
 */
export const aroundPlace = (usualKm: number, mostKm = 200) => ({
  near: words(NEAR_LETTERS).describe('Commune\u00a0: nom, code postal ou code INSEE'),
  radiusKm: z.coerce.number().int().min(1).max(mostKm).default(usualKm),
})

/**
 * The page of a list on the site, from 1.
 * @param last page that may be asked for
 */
export const pageNumber = (last = 1000) => z.coerce.number().int().min(1).max(last).default(1)

/**
 * What a page’s address asks for. What it does not know is left aside: a link that aged still answers.
 * @param parameters each on its own; none may be required
 */
export function readPageQuery<Shape extends z.ZodRawShape>(
  parameters: Shape,
  asked: PageQuery,
): z.infer<z.ZodObject<Shape>> {
  const read = Object.entries(parameters).map(([name, schema]) => {
    const parameter = schema as z.ZodType
    const result = parameter.safeParse(asked[name])
    return [name, result.success ? result.data : parameter.parse(undefined)]
  })
  return Object.fromEntries(read) as z.infer<z.ZodObject<Shape>>
}

type Listed = {
  near?: string | undefined
  radiusKm: number
  sort?: string | undefined
  page: number
}

/**
 * The query of a list’s address, without what goes without saying: one list has one address.
 * @param usual what the list shows when nobody asks
 * @returns `?near=Rennes&radiusKm=50`, or nothing
 */
export function pageQuery<Filters extends Listed>(filters: Filters, usual: Listed): string {
  const { radiusKm, sort, page, ...others } = filters
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(others)) {
    if (value) query.set(name, value === true ? 'oui' : String(value))
  }
  if (filters.near && radiusKm !== usual.radiusKm) query.set('radiusKm', String(radiusKm))
  if (sort && sort !== usual.sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Whether a list shows less than all that there is. An order hides nothing, nor does a distance
 * without a place.
 * @param usual what the list shows when nobody asks
 */
export const isFiltered = <Filters extends Listed>(filters: Filters, usual: Listed): boolean =>
  pageQuery({ ...filters, sort: usual.sort, page: 1 }, usual) !== ''
