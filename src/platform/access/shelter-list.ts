import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { containing, wordsSql } from '../db/plain'
import { postgresOf, tableOf } from '../db/postgres'
import { sessionOf } from '../db/session'
import { listAnswer, paging, searchText } from '../http/list-query'
import { shelterKeySchema } from '../http/params'
import { defineRoute } from '../http/route'
import { teamShelter, type Right } from './team-shelter'

/** Longest search, in characters. */
const SEARCH_MAX = 100
/** Most rows that one search finds: a shelter keeps fewer of what has so plain a list. */
const FOUND_MAX = 1000

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

/** The rows of a shelter that hold some words, whatever their accents and capitals; 1,000 at most. */
async function found(
  req: PayloadRequest,
  { collection, search }: Pick<Options<z.ZodRawShape>, 'collection' | 'search'>,
  shelter: string,
  words: string,
): Promise<string[]> {
  const table = tableOf(postgresOf(req.payload), collection.replaceAll('-', '_'))
  const columns = search.map((name) => sql`${table[name]}`)
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string }>(sql`
    select id from ${table}
    where ${table.shelter} = ${shelter} and ${wordsSql(...columns)} like ${containing(words)}
    limit ${FOUND_MAX}
  `)
  return rows.map(({ id }) => id)
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
      const ids = words ? await found(req, { collection, search }, id, words) : null
      const { docs, totalDocs, totalPages } = await req.payload.find({
        collection,
        overrideAccess: false,
        req,
        depth: 0,
        where: { shelter: { equals: id }, ...(ids && { id: { in: ids } }) },
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
