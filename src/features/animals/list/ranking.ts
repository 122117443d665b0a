import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { directionSql } from '@/platform/db/order'
import { bounded } from '@/platform/cache/bounded'
import { parisDay, parisDayStart } from '@/platform/time/model'

import { sourceOf, closeness } from './conditions'
import type { ListFilters } from './filters'
import type { Sort } from './defaults.model'
import { drawnFrom, headOf, SOS_MOST, spread, WINDOW, type Candidate } from './order.model'
import { type Filters, LIST_CACHE, setOf } from './query.model'
import type { Scope } from './scope'
import { wordsOf } from './words'

export type Db = Pick<PostgresAdapter['drizzle'], 'execute'>

/** Animals whose shelters are mixed; further down the list follows the draw of the day alone. */
const MIXED = 50 * WINDOW.size
/** SOS animals among which those of the head are found. */
const SOS_DRAWN = SOS_MOST * 5
/** Days of waiting that double the chance to come early; no wait counts more than a year. */
const DAYS_TO_DOUBLE = 60

/**
 * The draw of the day: an animal's number, the smallest first. Who waits longer has more lots,
 * each animal has the same all day (drawing without replacement, Efraimidis and Spirakis 2006).
 */
function drawOf({ now }: Scope): SQL {
  const day = Date.parse(parisDay(now)) / 86_400_000
  const waited = sql`${parisDayStart(now).toISOString()}::timestamptz
    - coalesce(a.arrival_date, a.created_at)`
  return sql`-ln(((uuid_hash_extended(a.id, ${day}) & 4294967295) + 1) / 4294967297.0::float8)
    / (1 + least(365, greatest(0, extract(epoch from ${waited})::float8 / 86400)) / ${DAYS_TO_DOUBLE})`
}

/** The first animals of the order « relevance », and how many there are in all. */
export type Selection = { sos: string[]; mixed: string[]; total: number }

type Drawn = Candidate & { isHead: boolean; total: number }

/** Draws the first animals: the head of SOS, then the best drawn with their shelters mixed. */
export async function select(db: Db, filters: Filters, scope: Scope): Promise<Selection> {
  const { rows } = await db.execute<Drawn>(sql`
    with drawn as (
      select a.id, a.shelter_id as shelter, a.is_sos as sos, ${drawOf(scope)} as number
      ${sourceOf(filters, scope)}
    )
    (select id, shelter, false as "isHead", (select count(*)::int from drawn) as total from drawn
      order by number, id limit ${MIXED + SOS_MOST})
    union all
    (select id, shelter, true, 0 from drawn where sos order by number, id limit ${SOS_DRAWN})
  `)
  const head = headOf(rows.filter(({ isHead }) => isHead))
  const chosen = new Set(head.map(({ id }) => id))
  const others = rows.filter(({ id, isHead }) => !isHead && !chosen.has(id)).slice(0, MIXED)
  return {
    sos: [...chosen],
    mixed: spread(others, head).map(({ id }) => id),
    total: rows[0]?.total ?? 0,
  }
}

/** {@link select} of the whole platform, at most a minute old. */
export const selectOnce = bounded(select, {
  key: 'animals.selection',
  question: (_db, filters) => setOf(filters),
  ...LIST_CACHE,
})

/** The ids of all animals that pass the filters, as drawn, in one text (`drawnFrom`). */
async function draw(db: Db, filters: Filters, scope: Scope): Promise<string> {
  // A row for each would take the server longer to read than the database to draw.
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    select string_agg(a.id::text, '' order by ${drawOf(scope)}, a.id) as ids
    ${sourceOf(filters, scope)}
  `)
  return rows[0]?.ids ?? ''
}

/**
 * {@link draw} of the whole platform, at most a minute old: drawing 50,000 animals takes a tenth of a
 * second, and whoever walks through all pages would have it done for each. Of more than 200,000 none
 * is kept.
 */
const drawOnce = bounded(draw, {
  key: 'animals.draw',
  question: (_db, filters) => setOf(filters),
  ...LIST_CACHE,
  maxWeight: 8_000_000,
})

/** Ids of animals as drawn, without some, from a place on, a few. */
type ReadDrawn = (without: readonly string[], from: number, count: number) => Promise<string[]>

/** What one question draws: for a set of filters of one's own. */
export const drawnNow =
  (db: Db, filters: Filters, scope: Scope): ReadDrawn =>
  async (without, from, count) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select a.id ${sourceOf(filters, scope)} and a.id <> all(${sql.param(without)}::uuid[])
      order by ${drawOf(scope)}, a.id limit ${count} offset ${from}
    `)
    return rows.map(({ id }) => id)
  }

/** What all questions of a minute share: for the filters that many have. */
export const drawnOnce =
  (db: Db, filters: Filters, scope: Scope): ReadDrawn =>
  async (without, from, count) =>
    drawnFrom(await drawOnce(db, filters, scope), without, from, count)

type Page = Pick<ListFilters, 'page' | 'limit'>
type Order = Pick<ListFilters, 'sortBy' | 'sortOrder' | 'search'>

/** Ids of one page of the order « relevance »; only one beyond the selection asks for what is drawn. */
export async function selectedPage(
  { sos, mixed, total }: Selection,
  { page, limit }: Page,
  drawn: ReadDrawn,
): Promise<string[]> {
  const from = (page - 1) * limit
  const head = [...sos, ...mixed]
  const ids = head.slice(from, from + limit)
  const missing = Math.min(total - from, limit) - ids.length
  if (missing <= 0) return ids
  // Beyond the mixed ones, which are the best drawn but for the head.
  const passed = Math.max(from, head.length) - sos.length
  return [...ids, ...(await drawn(sos, passed, missing))]
}

const COLUMNS: Record<Exclude<Sort, 'relevance'>, SQL> = {
  createdAt: sql`a.created_at`,
  name: sql`a.name`,
  birthDate: sql`a.birth_date`,
  weight: sql`a.weight`,
  arrivalDate: sql`a.arrival_date`,
  waiting: sql`coalesce(a.arrival_date, a.created_at) asc`,
  distance: sql`near.metres asc`,
}

/** Animals without the fact come last. Columns that are never empty keep their index's own order. */
function orderOf({ sortBy, sortOrder, search }: Order, scope: Scope): SQL {
  if (sortBy === 'relevance') {
    const drawn = drawOf(scope)
    return search && wordsOf(search).length > 0
      ? sql`${closeness(search, scope.corrections)}, ${drawn}`
      : drawn
  }
  const column = COLUMNS[sortBy]
  if (sortBy === 'waiting' || sortBy === 'distance') return column
  const direction = directionSql(sortOrder)
  const isFull = sortBy === 'createdAt' || sortBy === 'name'
  return sql`${column} ${direction} ${isFull ? sql`` : sql`nulls last`}`
}

const pageOf = (columns: SQL, filters: ListFilters, scope: Scope): SQL => {
  const { page, limit } = filters
  return sql`select ${columns} ${sourceOf(filters, scope)}
    order by ${orderOf(filters, scope)}, a.id desc limit ${limit} offset ${(page - 1) * limit}`
}

/** Ids of one page in an order that is a matter of each animal alone. */
export async function sortedPage(db: Db, filters: ListFilters, scope: Scope): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(pageOf(sql`a.id`, filters, scope))
  return rows.map(({ id }) => id)
}

/** {@link sortedPage} and {@link countOf} by one question: what passes the filters is read once. */
export async function countedPage(
  db: Db,
  filters: ListFilters,
  scope: Scope,
): Promise<{ ids: string[]; total: number }> {
  const columns = sql`a.id, count(*) over ()::int as total`
  const { rows } = await db.execute<{ id: string; total: number }>(pageOf(columns, filters, scope))
  const ids = rows.map(({ id }) => id)
  const [first] = rows
  if (first) return { ids, total: first.total }
  // Beyond the last page no row is there to tell how many there are.
  return { ids, total: filters.page === 1 ? 0 : await countOf(db, filters, scope) }
}

/** How many animals pass the filters. */
export async function countOf(
  db: Db,
  filters: Filters,
  scope: Scope,
  withUntested = false,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${sourceOf(filters, scope, withUntested)}`,
  )
  return rows[0]?.total ?? 0
}

/** {@link countOf} of the whole platform, at most a minute old. */
export const countOnce = bounded(countOf, {
  key: 'animals.count',
  question: (_db, filters, _scope, withUntested) => [setOf(filters), withUntested],
  ...LIST_CACHE,
})
