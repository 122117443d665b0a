import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * What an account whose address is not confirmed does shows nowhere (docs/decisions/community.md).
 * Looks among the few that are not, by their own index: of ten thousand people who like an animal
 * each would have to be looked up otherwise.
 * @param user a column with ids of accounts
 */
export const isConfirmedSql = (user: SQL): SQL =>
  sql`not exists (select 1 from users u where u.id = ${user} and u.email_verified is null)`
