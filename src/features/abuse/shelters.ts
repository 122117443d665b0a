import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { containing, plain, plainSql, searchedSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'
import { openPayload } from '@/platform/payload'

/** How a shelter is written in a report: « Refuge des Quatre Vents (Rennes) ». */
const LABEL = sql`s.name || ' (' || s.location_city || ')'`

/** Proposed for some words: a few of many. */
const MOST = 8

/** Names of the shelters of the platform that some words may mean, for whoever writes a report. */
export async function suggestNames(words: string): Promise<string[]> {
  const session = await sessionOf(await createLocalReq({}, await openPayload()))
  const { rows } = await session.execute<{ label: string }>(sql`
    select ${LABEL} as label from shelters s
    where ${sql.join([publicShelterSql, ...searchedSql(sql`s.words`, words)], sql` and `)}
    order by s.name, s.id limit ${MOST}
  `)
  return rows.map(({ label }) => label)
}

/**
 * The shelters that a text names, in whatever state they are: one that is suspended may be back
 * tomorrow. Several of one name are all meant. Empty for a text that names none, or too much.
 */
export async function sheltersNamed(execute: Execute, typed: string): Promise<string[]> {
  const idsWhere = async (found: SQL, most: number) => {
    const { rows } = await execute<{ id: string }>(
      sql`select s.id from shelters s where ${found} order by s.id limit ${most}`,
    )
    return rows.map(({ id }) => id)
  }
  const wanted = plain(typed)
  const exact = sql`s.plain_name = ${wanted} or ${plainSql(LABEL)} = ${wanted}`
  const named = await idsWhere(exact, 1000)
  if (named.length > 0) return named
  // Without the proposals of the field, a part of the name that only one has is enough.
  const near = await idsWhere(sql`${plainSql(LABEL)} like ${containing(typed)}`, 2)
  return near.length === 1 ? near : []
}

/**
 * The shelters whose whole name stands somewhere in the words of a report. Whoever is named there may be
 * meant: super admins read it all the same.
 */
export async function sheltersIn(execute: Execute, words: string): Promise<string[]> {
  const { rows } = await execute<{ id: string }>(sql`
    select s.id from shelters s
    where length(s.name) >= 6 and strpos(${plain(words)}, s.plain_name) > 0`)
  return rows.map(({ id }) => id)
}

/** Who is in the team of one of some shelters, whatever their role there. */
export async function membersOf(
  execute: Execute,
  shelters: readonly string[],
): Promise<Set<string>> {
  if (shelters.length === 0) return new Set()
  const { rows } = await execute<{ id: string }>(sql`
    select distinct _parent_id as id from users_memberships
    where shelter_id::text = any(${sql.param(shelters)}::text[])
  `)
  return new Set(rows.map(({ id }) => id))
}
