import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { WEEKDAYS_MONDAY_FIRST, type OpeningHour } from '@/features/shelters/opening-hours.model'
import type { User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { searchedSql, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { PLACE_LABELS } from '../components/words.fr'
import { placeFlags } from '../flags'
import type { ChangeKind } from '../owners/changes'
import { linesOf, type Change } from '../owners/changes.model'
import type { Part } from './model'
import { DAY_NAMES, writePeriods } from '../written-hours.model'
import type { DeskList, DeskPlace, DeskQuery } from './schema'

/** Errors of one place that are read at once. */
const SHOWN = 50

const WHICH: Readonly<Record<Part, SQL>> = {
  pending: sql`r.status = 'PENDING' and r.confirmed_at is not null`,
  errors: sql`(r.status = 'PUBLISHED' and exists (
    select 1 from ${placeFlags.open(sql`r.id`)}))`,
  changed: sql`r.status = 'PUBLISHED' and exists (
    select 1 from place_changes c where c.place_id = r.id and c.settled_at is null)`,
  claims: sql`r.status = 'PUBLISHED' and exists (
    select 1 from place_claims c where c.place_id = r.id and c.state = 'WAITING')`,
  all: sql`(r.status <> 'PENDING' or r.confirmed_at is not null)`,
}

/** Those that wait, the longest first; of all of them, the latest. */
const ORDER: Readonly<Record<Part, SQL>> = {
  pending: sql`r.confirmed_at, r.id`,
  errors: sql`(select min(f.created_at) from ${placeFlags.open(sql`r.id`)}), r.id`,
  changed: sql`(select min(c.changed_at) from place_changes c
    where c.place_id = r.id and c.settled_at is null), r.id`,
  claims: sql`(select min(c.used_at) from place_claims c
    where c.place_id = r.id and c.state = 'WAITING'), r.id`,
  all: sql`r.created_at desc, r.id`,
}

/** « lundi 9h-12h, mardi 14h-18h » */
const weekWords = (hours: readonly OpeningHour[]): string =>
  WEEKDAYS_MONDAY_FIRST.map((day) => [DAY_NAMES[day], writePeriods(hours, day)] as const)
    .filter(([, periods]) => periods)
    .map(([day, periods]) => `${day} ${periods}`)
    .join(', ')

const nameOf = (account: SQL): SQL => sql`(select u.name from users u where u.id = ${account})`
const CHANGES = sql`coalesce((select jsonb_agg(x) from (
  select c.id, c.kind, c.before, c.after, c.changed_at as at, ${nameOf(sql`c.user_id`)} as by
  from place_changes c where c.place_id = r.id and c.settled_at is null
  order by c.changed_at limit ${SHOWN}) x), '[]'::jsonb)`
const CLAIMS = sql`coalesce((select jsonb_agg(x) from (
  select c.id, c.email, c.used_at as at, ${nameOf(sql`c.user_id`)} as by
  from place_claims c where c.place_id = r.id and c.state = 'WAITING'
  order by c.used_at limit ${SHOWN}) x), '[]'::jsonb)`

type Row = Omit<DeskPlace, 'changes'> & {
  openingHours: OpeningHour[] | null
  changes: Array<Change & { id: string; kind: ChangeKind; at: string; by: string | null }>
}

const iso = (at: string): string => new Date(at).toISOString()
const dated = <T extends { at: string }>(rows: readonly T[]): T[] =>
  rows.map((row) => ({ ...row, at: iso(row.at) }))

function toDeskPlace(row: Row): DeskPlace {
  const { openingHours, changes, ...place } = row
  return {
    ...place,
    hours: weekWords(openingHours ?? []),
    at: iso(place.at),
    errors: dated(place.errors),
    claims: dated(place.claims),
    changes: changes.map(({ id, kind, by, at, ...change }) => ({
      id,
      by,
      at: iso(at),
      isAsked: kind === 'ASKED',
      lines: linesOf(change, PLACE_LABELS),
    })),
  }
}

const WORDS = wordsSql(sql`r.name`, sql`r.commune_name`)

/** The places of one part of the desk. @throws {HttpError} 403 for anybody but a super admin */
export async function listDesk(
  req: PayloadRequest,
  by: User,
  { part, search, page, limit }: DeskQuery,
): Promise<DeskList> {
  requireSuperAdmin(by)
  const session = await sessionOf(req)
  const where = sql.join([WHICH[part], ...searchedSql(WORDS, search)], sql` and `)
  const { rows } = await session.execute(sql`
    select r.id, r.slug, r.name, r.kind, r.status, r.commune_name as "communeName", r.department,
      r.address, r.phone, r.site, r.text, r.contact_name as "contactName", r.created_at as at,
      r.takes_emergencies as "takesEmergencies", r.is_always_open as "isAlwaysOpen",
      r.opening_hours as "openingHours",
      (select count(*)::int from ${placeFlags.open(sql`r.id`)}) as "errorCount",
      r.version::int as version, ${nameOf(sql`r.owner_id`)} as owner,
      ${CHANGES} as changes, ${CLAIMS} as claims,
      coalesce((select jsonb_agg(x) from (
        select f.id, f.kind as what, f.words, f.created_at as at
        from ${placeFlags.open(sql`r.id`)} order by f.created_at limit ${SHOWN}
      ) x), '[]'::jsonb) as errors
    from places r where ${where} order by ${ORDER[part]}
    limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<{ total: number }>(
    sql`select count(*)::int as total from places r where ${where}`,
  )
  const total = counted[0]?.total ?? 0
  return {
    data: rows.map((row) => toDeskPlace(row as Row)),
    pagination: paginationOf(page, limit, total),
  }
}

/** How many places wait for a super admin: suggestions, errors, and what owners do. */
export async function countWaiting(req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(sql`
    select ((select count(*) from places r where ${WHICH.pending})
      + (select count(*) from places r where ${WHICH.errors})
      + (select count(*) from places r where ${WHICH.changed})
      + (select count(*) from places r where ${WHICH.claims}))::int as count`)
  return rows[0]?.count ?? 0
}
