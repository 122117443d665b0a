import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import type { Execute } from '@/platform/db/transaction'
import { enqueue } from '@/platform/jobs/enqueue'

import { matchReport } from './tasks'

type Parted = { lost: string | null; found: string | null; state: string }

/** The reports of pairs that were taken for the same animal. */
const confirmedOf = (pairs: readonly Parted[]): Array<string | null> =>
  pairs.flatMap(({ lost, found, state }) => (state === 'CONFIRMED' ? [lost, found] : []))

/** A confirmed pair of `r`, on `lost_found_matches m`, as long as its other side is not over. */
const isStanding = sql`(m.state = 'CONFIRMED' and r.id in (m.lost_id, m.found_id) and (
  exists (select 1 from lost_found_reports o where o.id in (m.lost_id, m.found_id)
    and o.id <> r.id and o.status in ('OPEN', 'MATCHED'))
  or exists (select 1 from animals a where a.id = m.animal_id and a.deleted_at is null
    and a.status in ('AT_SHELTER', 'FOUND'))))`

/** The reports that were taken for the same as this one, which all are held with it, in their order. */
export async function holdPartners(execute: Execute, report: string): Promise<string[]> {
  const { rows } = await execute<{ id: string }>(sql`
    select r.id from lost_found_reports r
    where r.id = ${report} or r.id in (
      select case when m.lost_id = ${report} then m.found_id else m.lost_id end
      from lost_found_matches m where ${report} in (m.lost_id, m.found_id) and m.state = 'CONFIRMED')
    order by r.id for no key update`)
  return rows.flatMap(({ id }) => (id === report ? [] : [id]))
}

/** The reports that were taken for the same as an animal of a shelter. */
export async function partnersOfAnimal(execute: Execute, animal: string): Promise<string[]> {
  const { rows } = await execute<{ id: string }>(sql`
    select m.lost_id as id from lost_found_matches m
    where m.animal_id = ${animal} and m.lost_id is not null and m.state = 'CONFIRMED'`)
  return rows.map(({ id }) => id)
}

/**
 * People look again for those of these reports that were taken for the same as another one, and are so
 * no more: what was confirmed was taken back, or the other one is over. In the transaction of the caller.
 * @param ids of reports, perhaps some that are gone; what is null is none
 * @returns those that are open again
 */
export async function lookAgain(
  req: PayloadRequest,
  execute: Execute,
  ids: ReadonlyArray<string | null>,
): Promise<string[]> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return []
  const of = sql`r.id::text = any(${sql.param(known)}::text[])`
  // Held first: of two others that go at once, the second one to ask sees that none is left.
  await execute(sql`select 1 from lost_found_reports r where ${of} order by r.id for no key update`)
  const { rows } = await execute<{ id: string }>(sql`
    update lost_found_reports r set status = 'OPEN'
    where ${of} and r.status = 'MATCHED' and not exists (
      select 1 from lost_found_matches m where ${isStanding})
    returning r.id`)
  for (const { id } of rows) {
    await touch(req, [tags.lostFound(id)])
    await enqueue(req, matchReport, { report: id })
  }
  return rows.map(({ id }) => id)
}

/** A report goes on after all: it and what it was taken for are perhaps found again. They are held. */
export async function standAgain(
  req: PayloadRequest,
  execute: Execute,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await execute<{ id: string }>(sql`
    update lost_found_reports r set status = 'MATCHED'
    where r.id::text = any(${sql.param([...ids])}::text[]) and r.status = 'OPEN'
      and exists (select 1 from lost_found_matches m where ${isStanding})
    returning r.id`)
  await touch(
    req,
    rows.map(({ id }) => tags.lostFound(id)),
  )
}

/**
 * What was confirmed of a report that is taken down waits for an answer again: it may come back
 * corrected, as something else.
 */
export async function askAgain(
  req: PayloadRequest,
  execute: Execute,
  report: string,
): Promise<void> {
  const { rows } = await execute<Parted>(sql`
    update lost_found_matches set state = 'NEW'
    where ${report} in (lost_id, found_id) and state = 'CONFIRMED'
    returning lost_id as lost, found_id as found, 'CONFIRMED' as state`)
  await lookAgain(req, execute, confirmedOf(rows))
}

/** The pairs of a report that goes. */
export async function dropPairs(
  req: PayloadRequest,
  execute: Execute,
  report: string,
): Promise<void> {
  const { rows } = await execute<Parted>(sql`
    delete from lost_found_matches where ${report} in (lost_id, found_id)
    returning lost_id as lost, found_id as found, state`)
  await lookAgain(
    req,
    execute,
    confirmedOf(rows).filter((id) => id !== report),
  )
}

/** The pairs of which a side is gone: reports that went by themselves, and animals. */
export async function dropBrokenPairs(req: PayloadRequest, execute: Execute): Promise<void> {
  const { rows } = await execute<Parted>(sql`
    delete from lost_found_matches m
    where (m.lost_id is null and m.found_id is null)
      or (m.lost_id is not null and not exists (select 1 from lost_found_reports r where r.id = m.lost_id))
      or (m.found_id is not null and not exists (select 1 from lost_found_reports r where r.id = m.found_id))
      or (m.animal_id is not null and not exists (select 1 from animals a where a.id = m.animal_id))
    returning m.lost_id as lost, m.found_id as found, m.state`)
  await lookAgain(req, execute, confirmedOf(rows))
}
