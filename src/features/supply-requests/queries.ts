import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { sheltersAround } from '@/features/directory/queries'
import { readShelter } from '@/features/shelters/queries'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { newestDays } from '@/platform/db/batches'
import { containing, searchedWords, wordsSql } from '@/platform/db/plain'
import type { Execute } from '@/platform/db/transaction'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { isId } from '@/platform/ids.model'
import { freshExecute } from '@/platform/payload'

import type { Asked } from './filters'
import { openSql, shownSql } from './public'
import { REQUEST_COLUMNS, REQUESTS, toRequests, type RequestRow } from './rows'
import type { ListedRequest, SupplyRequest } from './view'

const readOne = cached(
  async (id: string): Promise<SupplyRequest | null> => {
    const execute = await freshExecute()
    const { rows } = await execute<RequestRow>(
      sql`select ${REQUEST_COLUMNS} from ${REQUESTS} where r.id = ${id} and ${shownSql}`,
    )
    return (await toRequests(rows))[0] ?? null
  },
  // Its shelter may get another name, or be suspended.
  { key: 'supplies.one', tags: (id) => [tags.supplyRequest(id)], maxAge: 60 },
)

/** A request of a public shelter by its id, closed ones too; `null` for every other. */
export async function findRequest(id: string): Promise<SupplyRequest | null> {
  const found = isId(id) ? await readOne(id.toLowerCase()) : null
  // A shelter that is suspended takes its requests along at once: the page carries its tag too.
  return found && (await readShelter(found.shelter.id)) ? found : null
}

/** The requests that say a word, or whose shelter has it in its name; each has its index. */
const withWord = (word: string): SQL => sql`r.id in (
  select w.id from supply_requests w
  where ${wordsSql(sql`w.title`, sql`w.description`)} like ${containing(word)}
  union all
  select w.id from supply_requests w join shelters named on named.id = w.shelter_id
  where named.words like ${containing(word)})`

const ORDERS = {
  urgent: sql`(r.urgency = 'URGENT') desc, r.created_at desc, r.id`,
  latest: sql`r.created_at desc, r.id`,
  nearest: sql`n.metres, (r.urgency = 'URGENT') desc, r.id`,
} as const

export type RequestList = {
  requests: ListedRequest[]
  total: number
  page: number
  pages: number
  /** What `near` turned out to be. */
  place: SearchPlace | null
}

type Found = { id: string; away: number | null; total: number }

/** What is drawn of requests, in their order. */
async function readListed(execute: Execute, found: readonly Found[]): Promise<ListedRequest[]> {
  if (found.length === 0) return []
  const { rows } = await execute<RequestRow>(sql`
    select ${REQUEST_COLUMNS} from ${REQUESTS}
    where r.id = any(${sql.param(found.map(({ id }) => id))}::uuid[])`)
  const byId = new Map((await toRequests(rows)).map((request) => [request.id, request]))
  return found.flatMap(({ id, away }) => {
    const request = byId.get(id)
    return request ? [{ ...request, away }] : []
  })
}

/** Shelters around a place as a table `n`; all of them, without a distance, where none was asked. */
async function nearSql(place: SearchPlace | null, radiusKm: number): Promise<SQL> {
  if (!place) return sql`left join (select null::uuid as id, null::int as metres) n on false`
  const found = await sheltersAround(place, radiusKm * 1000)
  return sql`join unnest(${sql.param(found.map(({ id }) => id))}::uuid[],
    ${sql.param(found.map(({ metres }) => metres))}::int[]) as n(id, metres) on n.id = r.shelter_id`
}

/**
 * What shelters ask for and anybody may bring: open requests, a page of them. « The nearest » without
 * a place are the urgent ones first.
 */
export async function searchRequests(asked: Asked): Promise<RequestList> {
  const { search, category, urgency, shelter, near, radiusKm, sort, page, limit } = asked
  const place = near ? findPlace(near) : null
  const all: SQL[] = [openSql]
  if (category) all.push(sql`r.category = ${category}`)
  if (urgency) all.push(sql`r.urgency = ${urgency}`)
  if (shelter) all.push(sql`r.shelter_id = ${shelter}::uuid`)
  for (const word of searchedWords(search)) all.push(withWord(word))
  const where = sql.join(all, sql` and `)
  const from = sql`${REQUESTS} ${await nearSql(place, radiusKm)}`
  const order = sort === 'nearest' && !place ? ORDERS.urgent : ORDERS[sort]
  const execute = await freshExecute()
  const counting = sql`select count(*)::int as total from ${from} where ${where}`
  // The ids first: what is drawn of a request is read of those of the page alone.
  const found = await execute<Found>(sql`
    select r.id, n.metres as away, count(*) over ()::int as total from ${from} where ${where}
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`)
  const isBeyond = found.rows.length === 0 && page > 1
  const [counted] = isBeyond ? (await execute<{ total: number }>(counting)).rows : found.rows
  const total = counted?.total ?? 0
  return {
    requests: await readListed(execute, found.rows),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    place,
  }
}

/** The open requests of a shelter, urgent ones first, for its site. */
export const listShelterRequests = cached(
  async (shelter: string, limit: number): Promise<SupplyRequest[]> => {
    const execute = await freshExecute()
    const { rows } = await execute<RequestRow>(sql`
      select ${REQUEST_COLUMNS} from ${REQUESTS} where r.shelter_id = ${shelter}::uuid and ${openSql}
      order by ${ORDERS.urgent} limit ${limit}`)
    return toRequests(rows)
  },
  // A day passes, a shelter is suspended.
  {
    key: 'supplies.shelter',
    tags: (shelter) => [tags.shelterSupplies(shelter), tags.shelter(shelter)],
    maxAge: 600,
  },
)

/** Does a shelter ask for anything? By tags alone: a job archives what is late, which touches them. */
export const asksForGoods = cached(
  async (shelter: string): Promise<boolean> => {
    const execute = await freshExecute()
    const { rows } = await execute(sql`
      select 1 from ${REQUESTS} where r.shelter_id = ${shelter}::uuid and ${openSql} limit 1`)
    return rows.length > 0
  },
  {
    key: 'supplies.any',
    tags: (shelter) => [tags.shelterSupplies(shelter), tags.shelter(shelter)],
  },
)

/** Of each batch of the requests that are open to everybody, the day of the last change (yyyy-MM-dd). */
export async function requestDays(size: number): Promise<string[]> {
  const execute = await freshExecute()
  const { rows } = await execute<{ day: string }>(
    newestDays('r', sql`${REQUESTS} where ${openSql}`, size),
  )
  return rows.map(({ day }) => day)
}

/** A batch of their addresses, in an order that stays. @param batch from 1 */
export async function listRequestAddresses(
  batch: number,
  size: number,
): Promise<Array<{ id: string; changedOn: string }>> {
  const execute = await freshExecute()
  const { rows } = await execute<{ id: string; changedOn: string }>(sql`
    select r.id, to_char(r.updated_at, 'YYYY-MM-DD') as "changedOn" from ${REQUESTS}
    where ${openSql} order by r.id limit ${size} offset ${(batch - 1) * size}`)
  return rows
}
