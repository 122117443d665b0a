import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { searchedSql, wordsSql } from '@/platform/db/plain'

const WORDS = wordsSql(
  sql`r.name`,
  sql`r.commune_name`,
  sql`r.place_words`,
  sql`r.breed`,
  sql`r.marks`,
  sql`r.collar`,
  sql`r.text`,
)

/** That each word is somewhere in what everybody may read of `lost_found_reports r`. */
export const searched = (search: string | undefined): SQL[] => searchedSql(WORDS, search)
