import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'
import { directionSql } from '@/platform/db/order'
import { searchedSql, wordsSql } from '@/platform/db/plain'
import { paginationOf } from '@/platform/http/pagination.model'

import { libraryOf } from './access'
import type { MediaList } from './schema'

export type Library = {
  rows: Media[]
  pagination: { page: number; limit: number; total: number; pages: number }
}

// Each is written as `mediaIndexes` of db/indexes.ts keeps it.
const WORDS = wordsSql(sql`title`, sql`alt`, sql`description`)
const TITLE = wordsSql(sql`title`)

const WITHOUT_ALT = sql`coalesce(alt, '') = '' and decorative is not true`

/** The rows that the filters leave, of one shelter's library. */
function rowsOf(shelter: string, { search, sha256, ids, withoutAlt }: MediaList) {
  const conditions = [
    sql`shelter_id = ${shelter}`,
    sql`deleted_at is null`,
    ...searchedSql(WORDS, search),
    ...(sha256 ? [sql`sha256 = ${sha256}`] : []),
    ...(ids ? [sql`id = any(${sql.param(ids)}::uuid[])`] : []),
    ...(withoutAlt === undefined
      ? []
      : [withoutAlt ? sql`(${WITHOUT_ALT})` : sql`not (${WITHOUT_ALT})`]),
  ]
  return sql`from media where ${sql.join(conditions, sql` and `)}`
}

/**
 * A page of a shelter's library, as its own staff sees it.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listLibrary(
  req: PayloadRequest,
  key: string,
  query: MediaList,
): Promise<Library> {
  const { limit, page, sortBy, sortOrder } = query
  const shelter = await libraryOf(req, key)
  const { drizzle } = req.payload.db
  const from = rowsOf(shelter, query)
  const column = sortBy === 'title' ? TITLE : sql`created_at`
  const direction = directionSql(sortOrder)
  const [ids, counted] = await Promise.all([
    drizzle.execute<{ id: string }>(sql`
      select id ${from} order by ${column} ${direction}, id desc
      limit ${limit} offset ${(page - 1) * limit}
    `),
    drizzle.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ])
  const wanted = ids.rows.map(({ id }) => id)
  const { docs } = await req.payload.find({
    collection: 'media',
    overrideAccess: false,
    req,
    depth: 0,
    limit,
    pagination: false,
    where: { id: { in: wanted } },
  })
  const rows = new Map(docs.map((row) => [row.id, row]))
  const total = counted.rows[0]?.total ?? 0
  return {
    rows: wanted.map((id) => rows.get(id)).filter((row) => row !== undefined),
    pagination: paginationOf(page, limit, total),
  }
}
