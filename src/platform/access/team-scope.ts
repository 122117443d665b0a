import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { HttpError } from '../http/errors'
import { actorOf } from './builders'
import { teamShelter, type Right } from './team-shelter'

/** Whose rows a team reads: those of a shelter, or of all of them (`null`). */
export type TeamScope = { shelter: string | null; slug: string }

/**
 * Whose rows the person asks for, when they look after them.
 * @param key id or slug of a shelter, or `null` for all of them, which super admins look after
 * @param ofAll said to anybody else who asks for all of them
 * @throws {HttpError} 403, 404
 */
export async function teamScope(
  req: PayloadRequest,
  key: string | null,
  { right, ofAll }: { right: Right; ofAll: string },
): Promise<TeamScope> {
  if (key !== null) {
    const { id, slug } = await teamShelter(req, key, right)
    return { shelter: id, slug }
  }
  if (actorOf(req)?.isSuperAdmin) return { shelter: null, slug: 'plateforme' }
  throw new HttpError(403, ofAll)
}

/** The rows of a scope, without those in the bin, in a table that a query calls by this name. */
export function inScope({ shelter }: Pick<TeamScope, 'shelter'>, name: string): SQL {
  const table = sql.identifier(name)
  const isThere = sql`${table}.deleted_at is null`
  return shelter === null ? isThere : sql`${table}.shelter_id = ${shelter} and ${isThere}`
}
