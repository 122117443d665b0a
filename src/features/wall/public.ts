import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { publicShelterSql } from '@/features/shelters/public'
import { isConfirmedSql } from '@/platform/access/confirmed'
import type { Counted } from '@/platform/db/counted'

/**
 * The posts that everybody reads, on `wall_posts p`. A shelter that is not online says nothing; what it
 * says is its own, whatever becomes of the account that wrote it.
 */
export const publicPostSql: SQL = sql`(p.status = 'PUBLISHED'
  and (p.shelter_id is null or exists (
    select 1 from shelters s where s.id = p.shelter_id and ${publicShelterSql}))
  and (p.shelter_id is not null or ${isConfirmedSql(sql`p.author_id`)}))`

/** The comments that everybody reads under such a post, on `wall_comments c`. */
export const publicCommentSql: SQL = sql`(c.status = 'PUBLISHED'
  and ${isConfirmedSql(sql`c.author_id`)})`

/** How many posts of people everybody reads; for badges. */
export const postsPublished: Counted = (people) => sql`
  select p.author_id as user_id, count(*)::int as value from wall_posts p
  where p.author_id = any(${people}) and ${publicPostSql} group by 1`
