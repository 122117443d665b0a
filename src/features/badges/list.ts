import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { directionSql } from '@/platform/db/order'
import { plainSql, searchedSql, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'
import { paginationOf } from '@/platform/http/pagination.model'

import { SENTENCES, type SORTS } from './model'
import { BADGE_COLUMNS, iconOf, RARITY_RANK, type BadgeRow } from './rows'
import type { BadgesQuery } from './schema'
import type { Badges, BadgeView } from './view'

type Row = BadgeRow & {
  isActive: boolean
  version: number
  holders: number
  createdAt: string
  updatedAt: string
}

const COLUMNS = sql`${BADGE_COLUMNS}, b.is_active as "isActive", b.version,
  b.created_at as "createdAt", b.updated_at as "updatedAt",
  (select count(*)::int from user_badges h
    where h.badge_id = b.id and h.unlocked_at is not null) as holders`

const toView = (row: Row): BadgeView => ({
  ...row,
  iconUrl: iconOf(row),
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
})

const ORDERS: Record<(typeof SORTS)[number], SQL> = {
  name: plainSql(sql`b.name`),
  rarity: RARITY_RANK,
  criteriaValue: sql`b.criteria_value`,
  createdAt: sql`b.created_at`,
}

function asked({ search, rarity, criteriaType, isActive }: BadgesQuery): SQL {
  const words = wordsSql(sql`b.name`, sql`b.description`)
  const all = searchedSql(words, search)
  if (rarity) all.push(sql`b.rarity = ${rarity}`)
  if (criteriaType) all.push(sql`b.criteria_type = ${criteriaType}`)
  if (isActive) all.push(sql`b.is_active = ${isActive === 'true'}`)
  return sql.join([sql`true`, ...all], sql` and `)
}

/** A page of all badges; the caller has checked who asks. */
export async function listBadges(req: PayloadRequest, query: BadgesQuery): Promise<Badges> {
  const { page, limit, sortBy, sortOrder } = query
  const session = await sessionOf(req)
  const where = asked(query)
  const { rows } = await session.execute<Row>(sql`
    select ${COLUMNS} from badges b where ${where}
    order by ${ORDERS[sortBy]} ${directionSql(sortOrder)}, b.id
    limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counts } = await session.execute<{ total: number }>(
    sql`select count(*)::int as total from badges b where ${where}`,
  )
  const total = counts[0]?.total ?? 0
  return {
    data: rows.map(toView),
    pagination: paginationOf(page, limit, total),
  }
}

/** One badge; the caller has checked who asks. @throws {HttpError} 404 */
export async function readBadge(req: PayloadRequest, id: string): Promise<BadgeView> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(
    sql`select ${COLUMNS} from badges b where b.id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.notFound)
  return toView(row)
}
