import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { keysOf } from '@/features/animals/model'
import type { TeamScope } from '@/platform/access/team-scope'
import { HttpError } from '@/platform/http/errors'
import { paginationOf } from '@/platform/http/pagination.model'

import { kindSql, orderSql, searchSql } from './conditions'
import { countsOf, type Group } from './counts.model'
import { KIND_LABELS, type AnimalKind } from './model'
import { listIncomplete } from './queries'
import { readRows } from './rows'
import type { TeamAnimalsExport, TeamAnimalsQuery } from './schema'
import { animalsIn, scopeOf } from './scope'
import type { TeamAnimals } from './view'

/** What a question is about: the animals of a scope, and those among them that are incomplete. */
export type Asked = { scope: TeamScope; incomplete: string[] }

/**
 * Prepares a question about animals.
 * @param key id or slug of a shelter, or `null` for all of them
 * @throws {HttpError} 400 for the incomplete ones of all shelters, 403, 404
 */
export async function askedOf(
  req: PayloadRequest,
  key: string | null,
  kind: AnimalKind | undefined,
): Promise<Asked> {
  const scope = await scopeOf(req, key)
  // What the law wants is read animal by animal: for one shelter, not for a thousand.
  if (scope.shelter === null) {
    if (kind === 'INCOMPLETE') throw new HttpError(400, 'Choisissez d’abord un refuge')
    return { scope, incomplete: [] }
  }
  const incomplete = await listIncomplete(req.payload, scope.shelter, new Date())
  return { scope, incomplete: incomplete.map(({ id }) => id) }
}

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

const searched = ({ scope }: Asked, search: string | undefined): SQL[] => [
  animalsIn(scope),
  ...(search ? [searchSql(search)] : []),
]

/** The conditions that filters mean, on `animals a`. */
export function conditionsOf(asked: Asked, filters: Omit<TeamAnimalsExport, 'sortBy'>): SQL {
  const { search, status, species, kind } = filters
  return allOf([
    ...searched(asked, search),
    ...(status ? [sql`a.status::text = any(${sql.param(status)}::text[])`] : []),
    ...(species ? [sql`a.species = ${species}`] : []),
    ...(kind ? [kindSql(kind, asked.incomplete)] : []),
  ])
}

const groupsSql = (asked: Asked, search: string | undefined, kinds: readonly AnimalKind[]): SQL => {
  const columns = kinds.map(
    (kind) =>
      sql`(count(*) filter (where ${kindSql(kind, asked.incomplete)}))::int as ${sql.identifier(kind)}`,
  )
  return sql`select a.status, a.species, count(*)::int as total, ${sql.join(columns, sql`, `)}
    from animals a where ${allOf(searched(asked, search))} group by a.status, a.species`
}

/**
 * One page of the animals that a team looks after, and what each tab and chip would show.
 * @param key id or slug of the shelter, or `null` for the animals of all of them
 * @throws {HttpError} 400, 403, 404
 */
export async function readTeamAnimals(
  req: PayloadRequest,
  key: string | null,
  query: TeamAnimalsQuery,
): Promise<TeamAnimals> {
  const { page, limit, sortBy, sortOrder, search, kind } = query
  const asked = await askedOf(req, key, kind)
  const kinds = keysOf(KIND_LABELS).filter((each) => key !== null || each !== 'INCOMPLETE')
  const { drizzle } = req.payload.db
  const [found, groups] = await Promise.all([
    drizzle.execute<{ id: string }>(sql`
      select a.id from animals a where ${conditionsOf(asked, query)}
      order by ${orderSql(sortBy, sortOrder)} limit ${limit} offset ${(page - 1) * limit}`),
    drizzle.execute<Group>(groupsSql(asked, search, kinds)),
  ])
  const { total, ...counts } = countsOf(groups.rows, query, kinds)
  const data = await readRows(
    req,
    found.rows.map(({ id }) => id),
  )
  return { data, counts, pagination: paginationOf(page, limit, total) }
}
