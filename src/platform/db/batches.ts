import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * The day (`day`, yyyy-MM-dd) on which a row of each batch last changed, batch after batch, of rows that
 * are listed in the order of their ids: as many rows as there are batches.
 * @param row alias of the table whose rows are listed
 * @param from what follows `from`, conditions included
 * @param size rows of a batch
 */
export const newestDays = (row: string, from: SQL, size: number): SQL => sql`
  select to_char(max(changed), 'YYYY-MM-DD') as day
  from (select ${sql.identifier(row)}.updated_at as changed,
      (row_number() over (order by ${sql.identifier(row)}.id) - 1) / ${size}::int as batch
    from ${from}) as listed
  group by batch order by batch`
