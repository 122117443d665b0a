import { z } from 'zod'

import { atMost } from '../validation/at-most.model'

/** « Valeur attendue : PUBLISHED, DRAFT »: what is told to whoever sends another one. */
export const expected = (values: readonly string[]): string =>
  `Valeur attendue\u00a0: ${values.join(', ')}`

/** The database cannot keep this one character. */
export const withoutNul = (text: string): boolean => !text.includes('\0')

/** What is told of a text with that character. */
export const NUL_SENTENCE = 'Ce texte contient un caractère interdit'

/** A whole number of an address. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'Un nombre entier est attendu')
    .transform(Number)
    .pipe(z.int().min(least, `${least} au minimum`).max(most, `${most} au maximum`))

/** Words that a list is searched for, without the spaces around them. */
export const searchText = (most: number) =>
  z.string().trim().max(most, atMost(most)).refine(withoutNul, NUL_SENTENCE).optional()

/** One of some values. */
export const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: expected(values) })

/** Several values between commas. */
export const severalOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(oneOf(values)).min(1))
    .optional()
    .describe(
      `Un ou plusieurs, entre virgules\u00a0: ${values.join(', ')}\u00a0; sans valeur, tous`,
    )

/** The column and the direction of a list; the latest first unless it is asked for otherwise. */
export const sorting = <Column extends string>(
  columns: readonly [Column, ...Column[]],
  usual: Column,
  order: 'asc' | 'desc' = 'desc',
) => ({
  sortBy: oneOf(columns).default(usual),
  sortOrder: oneOf(['asc', 'desc']).default(order),
})

/**
 * The page of a list, from 1, and how many rows it has, at most 100.
 * @param usual rows of a page unless it is asked for otherwise
 */
export const paging = (usual: number) => ({
  page: wholeNumber(1, 10_000).default(1),
  limit: wholeNumber(1, 100).default(usual),
})

const count = z.number()
const pagination = z
  .object({ page: count, limit: count, total: count, pages: count })
  .meta({ id: 'Pagination' })

/**
 * What a list answers: a page of its rows, and how many there are.
 * @param more what it tells besides, such as what its filters would show
 */
export const listAnswer = <
  Row extends z.ZodType,
  More extends z.ZodRawShape = Record<never, z.ZodType>,
>(
  row: Row,
  more = {} as More,
) =>
  z.object({
    success: z.literal(true),
    data: z.array(row),
    ...more,
    pagination,
  })
