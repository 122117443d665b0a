import type { CollectionSlug, Where } from 'payload'
import { z } from 'zod'

import { listAnswer, paging, searchText } from '../http/list-query'
import { shelterKeySchema } from '../http/params'
import { defineRoute } from '../http/route'
import { teamShelter, type Right } from './team-shelter'

/** Longest search, in characters. */
const SEARCH_MAX = 100

type Options<Row extends z.ZodRawShape> = {
  collection: CollectionSlug
  path: `/api/shelter/{shelterId}/${string}`
  summary: string
  tag: string
  /** Who reads all rows of a shelter. */
  right: Right
  /** Columns that words are searched in. */
  search: readonly [string, ...string[]]
  /** Columns that come first; a minus before its name turns one round. */
  sort: string[]
  /** What is told of a row besides its `id`, as its collection keeps it. */
  row: Row
}

/**
 * The route of the plainest list: the rows of a shelter that are in no bin, found by words, 12 on a page.
 * It refuses with 404 whoever has no part in the shelter, with 403 whose role does not suffice.
 */
export function shelterList<Row extends z.ZodRawShape>(options: Options<Row>) {
  const { collection, path, summary, tag, right, search, sort } = options
  const row = z.object({ id: z.string(), ...options.row })
  const columns = Object.fromEntries(Object.keys(options.row).map((name) => [name, true]))
  return defineRoute({
    method: 'GET',
    path,
    summary,
    tags: [tag],
    auth: 'user',
    params: z.object({ shelterId: shelterKeySchema }),
    query: z.strictObject({ search: searchText(SEARCH_MAX), ...paging(12) }),
    answers: { 200: { description: 'Une page de la liste', schema: listAnswer(row) } },
    refusals: [403, 404],
    handler: async ({ params: { shelterId }, query: { search: words, page, limit }, req }) => {
      const { id } = await teamShelter(req, shelterId, right)
      const found: Where[] = words
        ? [{ or: search.map((column) => ({ [column]: { contains: words } })) }]
        : []
      const { docs, totalDocs, totalPages } = await req.payload.find({
        collection,
        overrideAccess: false,
        req,
        depth: 0,
        where: { and: [{ shelter: { equals: id } }, ...found] },
        select: columns,
        sort,
        page,
        limit,
      })
      return {
        success: true as const,
        data: docs.map((doc) => row.parse(doc)),
        pagination: { page, limit, total: totalDocs, pages: totalPages },
      }
    },
  })
}
