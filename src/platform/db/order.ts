import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The direction of an order, as the query of a list asks for it. */
export const directionSql = (sortOrder: 'asc' | 'desc'): SQL =>
  sortOrder === 'asc' ? sql`asc` : sql`desc`
