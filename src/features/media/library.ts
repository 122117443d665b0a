import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'
import { containing, plainSql } from '@/platform/db/plain'

import { libraryOf } from './access'
import type { MediaList } from './schema'

export type Library = {
  rows: Media[]
  pagination: { page: number; limit: number; total: number; pages: number }
}

/**
 * A page of a shelter's library, as its own staff sees it.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listLibrary(
  req: PayloadRequest,
  key: string,
  { limit, page, search, sortBy, sortOrder }: MediaList,
): Promise<Library> {
  const shelter = await libraryOf(req, key)
  const { drizzle } = req.payload.db as unknown as PostgresAdapter
  const text = sql`concat_ws(' ', title, alt, description)`
  const found = search ? sql`and ${plainSql(text)} like ${containing(search)}` : sql``
  const from = sql`from media where shelter_id = ${shelter} and deleted_at is null ${found}`
  const column = sortBy === 'title' ? plainSql(sql`coalesce(title, '')`) : sql`created_at`
  const direction = sortOrder === 'asc' ? sql`asc` : sql`desc`
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
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  }
}
