import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'

import type { Problem } from '../model'

/** Open problems that one walk keeps: more of them say nothing more. */
const MOST_OPEN = 50
/** Days that a problem is kept, and hours between two letters about one walk. */
const KEPT_DAYS = 365
const QUIET_HOURS = 1

/**
 * Keeps that somebody found something wrong with a walk, never who. The caller holds the walk.
 * @returns whether its author and the desk are to be told: once an hour for one walk
 */
export async function addProblem(
  execute: Execute,
  walk: string,
  kind: Problem,
  reason: string,
): Promise<boolean> {
  const { rows } = await execute<{ is_told: boolean }>(sql`
    insert into walk_flags (walk_id, kind, reason, told_at)
    select ${walk}::uuid, ${kind}, ${reason}, case when exists (
      select 1 from walk_flags f where f.walk_id = ${walk}::uuid
        and f.told_at > now() - make_interval(hours => ${QUIET_HOURS})) then null else now() end
    where (select count(*) from walk_flags f
      where f.walk_id = ${walk}::uuid and f.settled_at is null) < ${MOST_OPEN}
    returning told_at is not null as is_told`)
  return rows[0]?.is_told === true
}

/** The problems of a walk that wait. */
export async function countProblems(execute: Execute, walk: string): Promise<number> {
  const { rows } = await execute<{ count: number }>(sql`
    select count(*)::int as count from walk_flags f
    where f.walk_id = ${walk}::uuid and f.settled_at is null`)
  return rows[0]?.count ?? 0
}

/** Somebody decided: the open problems of a walk wait no more. @returns how many did */
export async function settleProblems(
  execute: Execute,
  walk: string,
  by: string,
  outcome: 'KEPT' | 'REJECTED',
): Promise<number> {
  const { rows } = await execute(sql`
    update walk_flags set settled_at = now(), settled_by = ${by}, outcome = ${outcome}
    where walk_id = ${walk}::uuid and settled_at is null returning id`)
  return rows.length
}

/** Erases problems that are a year old, and those of walks that went with their author. */
export async function forgetProblems(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`
    delete from walk_flags f
    where f.created_at < now() - make_interval(days => ${KEPT_DAYS})
      or not exists (select 1 from walks w where w.id = f.walk_id)`)
}
