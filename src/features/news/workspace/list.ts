import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { shelterZoneSql } from '@/features/shelters/public'
import { inScope, teamScope, type TeamScope } from '@/platform/access/team-scope'
import { directionSql } from '@/platform/db/order'
import { plainSql, searchedSql, wordsSql } from '@/platform/db/plain'
import { keysOf } from '@/platform/keys.model'
import { paginationOf } from '@/platform/http/pagination.model'

import { ARTICLE_KINDS, newsCounts, type ArticleKind, type NewsGroup, type NewsSort } from './model'
import { NEWS_OF_ALL, NEWS_RIGHT } from './right'
import { readArticleRows } from './rows'
import type { TeamNewsQuery } from './schema'
import type { TeamNews } from './view'

const WORDS = wordsSql(sql`n.title`, sql`n.excerpt`)

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

/** Each word is somewhere in the title or the summary, in any order. */
const searched = (scope: TeamScope, search: string | undefined): SQL[] => [
  inScope(scope, 'n'),
  ...searchedSql(WORDS, search),
]

/** What a kind picks out, on `news n`. */
function kindSql(kind: ArticleKind, now: Date): SQL {
  switch (kind) {
    case 'PINNED':
      return sql`n.is_pinned`
    case 'COMING':
      // As `isOver` reads one event: without an end it lasts until midnight where the shelter is.
      return sql`case when n.event_ends_at is not null then n.event_ends_at >= ${now.toISOString()}
        else n.event_starts_at >= (
          select date_trunc('day', ${now.toISOString()}::timestamptz at time zone (${shelterZoneSql}))
            at time zone (${shelterZoneSql})
          from shelters s where s.id = n.shelter_id) end`
    case 'HAS_DRAFT':
      return sql`(n._status = 'published' and exists (select 1 from _news_v v
        where v.parent_id = n.id and v.latest and v.version__status = 'draft'))`
    case 'NO_COVER':
      return sql`n.cover_image_id is null`
  }
}

/** The order that was asked, always a whole one; what has no such day comes last. */
function orderSql(sortBy: NewsSort, sortOrder: 'asc' | 'desc'): SQL {
  const direction = directionSql(sortOrder)
  const first = {
    createdAt: sql`n.created_at`,
    updatedAt: sql`n.updated_at`,
    publishedAt: sql`n.published_at`,
    title: plainSql(sql`n.title`),
    viewCount: sql`n.view_count`,
  }[sortBy]
  return sql`${first} ${direction} nulls last, n.id ${direction}`
}

/**
 * One page of the articles that a team writes, and what each state and each kind would show.
 * @param key id or slug of the shelter, or `null` for the articles of all of them
 * @throws {HttpError} 403, 404
 */
export async function readTeamNews(
  req: PayloadRequest,
  key: string | null,
  query: TeamNewsQuery,
): Promise<TeamNews> {
  const { page, limit, sortBy, sortOrder, search, status, kind } = query
  const scope = await teamScope(req, key, { right: NEWS_RIGHT, ofAll: NEWS_OF_ALL })
  const now = new Date()
  const found = searched(scope, search)
  const conditions = [
    ...found,
    ...(status ? [sql`n.status::text = any(${sql.param(status)}::text[])`] : []),
    ...(kind ? [kindSql(kind, now)] : []),
  ]
  const kinds = keysOf(ARTICLE_KINDS).map(
    (each) => sql`(count(*) filter (where ${kindSql(each, now)}))::int as ${sql.identifier(each)}`,
  )
  const { drizzle } = req.payload.db
  const [rows, groups] = await Promise.all([
    drizzle.execute<{ id: string }>(sql`
      select n.id from news n where ${allOf(conditions)}
      order by ${orderSql(sortBy, sortOrder)} limit ${limit} offset ${(page - 1) * limit}`),
    drizzle.execute<NewsGroup>(sql`
      select n.status, count(*)::int as total, ${sql.join(kinds, sql`, `)}
      from news n where ${allOf(found)} group by n.status`),
  ])
  const { total, ...counts } = newsCounts(groups.rows, { status, kind })
  const data = await readArticleRows(
    req,
    rows.rows.map(({ id }) => id),
  )
  return { data, counts, pagination: paginationOf(page, limit, total) }
}
