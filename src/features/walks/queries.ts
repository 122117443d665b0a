import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { newestDays } from '@/platform/db/batches'
import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'
import type { SearchPlace } from '@/platform/geo/places'
import { freshExecute } from '@/platform/payload'

import { requireHand } from './access'
import { askedSql } from './asked'
import { walkFlags } from './flags'
import { WALKS_PER_PAGE, type WalkFilters } from './filters'
import { RESERVED_SLUGS, WALK_LIMITS, type Problem } from './model'
import { publicWalkSql } from './public'
import {
  CARD_COLUMNS,
  OWN_COLUMNS,
  SKETCH,
  toCard,
  toOwnWalk,
  toPublicWalk,
  waypointsOf,
  type CardRow,
  type OwnRow,
} from './rows'
import { readHeld } from './store'
import type { OwnWalk, PublicWalk, WalkCard } from './view'

const idAt = cached(
  async (slug: string): Promise<string | null> => {
    const execute = await freshExecute()
    const { rows } = await execute<{ id: string }>(
      sql`select w.id from walks w where w.slug = ${slug} and ${publicWalkSql}`,
    )
    return rows[0]?.id ?? null
  },
  { key: 'walks.slug', tags: (slug) => [tags.walkSlug(slug)] },
)

const readOne = cached(
  async (id: string): Promise<PublicWalk | null> => {
    const execute = await freshExecute()
    const { rows } = await execute<OwnRow>(
      sql`select ${OWN_COLUMNS} from walks w where w.id = ${id} and ${publicWalkSql}`,
    )
    if (!rows[0]) return null
    return toPublicWalk(toOwnWalk(rows[0], await waypointsOf(execute, id)))
  },
  // Its shelter may get another name, or be suspended.
  { key: 'walks.one', tags: (id) => [tags.walk(id)], maxAge: 600 },
)

const SLUG = new RegExp(`^[a-z0-9-]{1,${WALK_LIMITS.slug}}$`)

/** A published walk by its address; `null` for every other. */
export async function findWalk(slug: string): Promise<PublicWalk | null> {
  if (!SLUG.test(slug) || RESERVED_SLUGS.includes(slug)) return null
  const id = await idAt(slug)
  return id ? readOne(id) : null
}

/** A published walk by its id; `null` for every other. */
export const findWalkById = (id: string): Promise<PublicWalk | null> => readOne(id)

/** A walk for whoever wrote or moderates it. @throws {HttpError} 404 for anybody else */
export async function readOwnWalk(req: PayloadRequest, id: string): Promise<OwnWalk> {
  const session = await sessionOf(req)
  const { walk } = await readHeld(session.execute.bind(session), id)
  requireHand(req, walk)
  return walk
}

export type OwnWalkLine = Pick<
  OwnWalk,
  'id' | 'slug' | 'name' | 'status' | 'rejectedReason' | 'updatedAt' | 'lastVerifiedAt' | 'version'
> & {
  /** What others found wrong and nobody settled, the newest first; `at` is a moment in ISO 8601. */
  problems: ReadonlyArray<{ id: string; kind: Problem; reason: string; at: string }>
  cardImage: string | null
  distance: number
  city: string | null
}

type OwnLineRow = CardRow &
  Pick<
    OwnWalkLine,
    'status' | 'version' | 'rejectedReason' | 'updatedAt' | 'lastVerifiedAt' | 'problems'
  >

/** The walks that somebody wrote, the one they last changed first. */
export async function listOwnWalks(req: PayloadRequest, user: string): Promise<OwnWalkLine[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<OwnLineRow>(sql`
    select ${CARD_COLUMNS}, w.status, w.version, w.rejected_reason as "rejectedReason",
      w.updated_at as "updatedAt", w.last_verified_at as "lastVerifiedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'reason', f.words,
        'at', f.created_at) order by f.created_at desc, f.id), '[]'::jsonb)
        from ${walkFlags.open(sql`w.id`)}) as problems
    from walks w where w.created_by = ${user} order by w.updated_at desc limit 200`)
  return rows.map(({ updatedAt, lastVerifiedAt, ...rest }) => ({
    ...toCard(rest),
    updatedAt: new Date(updatedAt).toISOString(),
    lastVerifiedAt: lastVerifiedAt && new Date(lastVerifiedAt).toISOString(),
  }))
}

/** One of a list, with the metres between its start and the place that was asked about. */
export type ListedWalk = WalkCard & {
  away: number | null
  /** A few points of its line, latitude and longitude, where it has no photo. */
  sketch: Array<[number, number]> | null
}
export type WalkList = {
  walks: ListedWalk[]
  total: number
  page: number
  pages: number
  /** What `near` turned out to be. */
  place: SearchPlace | null
}

type Found = { id: string; away: number | null }

/** The cards of a page, in its order: the line of a walk is unpacked for these alone. */
async function readListed(execute: Execute, found: readonly Found[]): Promise<ListedWalk[]> {
  const { rows } = await execute<CardRow & Pick<ListedWalk, 'sketch'>>(sql`
    select ${CARD_COLUMNS}, ${SKETCH} as sketch from walks w
    where w.id = any(${sql.param(found.map(({ id }) => id))}::uuid[])`)
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]))
  return found.flatMap(({ id, away }) => {
    const walk = byId.get(id)
    return walk ? [{ ...walk, away }] : []
  })
}

const ORDERS = {
  latest: sql`w.published_at desc, w.id desc`,
  nearest: sql`away, w.id`,
  shortest: sql`w.distance, w.id`,
  longest: sql`w.distance desc, w.id`,
} as const

/** Published walks, 24 a page. « The nearest » without a place are the latest. */
export async function searchWalks(filters: WalkFilters): Promise<WalkList> {
  const { where, place, far } = askedSql(filters)
  const order = filters.sort === 'nearest' && !place ? ORDERS.latest : ORDERS[filters.sort]
  const execute = await freshExecute()
  const [{ rows: found }, { rows: counted }] = await Promise.all([
    execute<Found>(sql`
      select w.id, round(${far})::int as away from walks w where ${where}
      order by ${order} limit ${WALKS_PER_PAGE} offset ${(filters.page - 1) * WALKS_PER_PAGE}`),
    execute<{ total: number }>(sql`select count(*)::int as total from walks w where ${where}`),
  ])
  const total = counted[0]?.total ?? 0
  return {
    walks: await readListed(execute, found),
    total,
    page: filters.page,
    pages: Math.max(1, Math.ceil(total / WALKS_PER_PAGE)),
    place,
  }
}

/** Of each batch of the walks that everybody may read, the day of the last change (yyyy-MM-dd). */
export async function walkDays(size: number): Promise<string[]> {
  const execute = await freshExecute()
  const { rows } = await execute<{ day: string }>(
    newestDays('w', sql`walks w where ${publicWalkSql}`, size),
  )
  return rows.map(({ day }) => day)
}

export type WalkAddress = { slug: string; changedOn: string }

/** A batch of them, in an order that stays the same while others are added. @param batch from 1 */
export async function listPublicWalks(batch: number, size: number): Promise<WalkAddress[]> {
  const execute = await freshExecute()
  const { rows } = await execute<WalkAddress>(sql`
    select w.slug, to_char(w.updated_at, 'YYYY-MM-DD') as "changedOn"
    from walks w where ${publicWalkSql} order by w.id limit ${size} offset ${(batch - 1) * size}`)
  return rows
}
