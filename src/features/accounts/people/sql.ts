import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { searchedSql, wordsSql } from '@/platform/db/plain'

const WORDS = wordsSql(sql`u.name`, sql`u.email`)

/** Each word is somewhere in the name or the e-mail of `users u`, in any order. */
export const peopleSearched = (search: string | undefined): SQL =>
  sql.join([sql`true`, ...searchedSql(WORDS, search)], sql` and `)

/** The end of the session of `users u` that ends last, in milliseconds. */
export const LAST_SESSION = sql`(select (extract(epoch from max(s.expires_at)) * 1000)::bigint
  from users_sessions s where s._parent_id = u.id)`
