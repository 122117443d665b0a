import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'

import type { FlagOutcome } from './model'

/** Open flags that one report keeps: more of them say nothing more. */
const MOST_OPEN = 50
/** Days that a flag is kept, and hours between two letters about one report. */
const KEPT_DAYS = 365
const QUIET_HOURS = 1

/**
 * Keeps that somebody finds something wrong with a report, never who. The caller holds the report.
 * @returns whether the team of the platform is to be told: once an hour for one report
 */
export async function addFlag(execute: Execute, report: string, reason: string): Promise<boolean> {
  const { rows } = await execute<{ is_told: boolean }>(sql`
    insert into lost_found_flags (report_id, reason, told_at)
    select ${report}::uuid, ${reason}, case when exists (
      select 1 from lost_found_flags f where f.report_id = ${report}::uuid
        and f.told_at > now() - make_interval(hours => ${QUIET_HOURS})) then null else now() end
    where (select count(*) from lost_found_flags f
      where f.report_id = ${report}::uuid and f.settled_at is null) < ${MOST_OPEN}
    returning told_at is not null as is_told`)
  return rows[0]?.is_told === true
}

/** Somebody decided: the open flags of a report wait no more. @returns how many did */
export async function settleFlags(
  execute: Execute,
  report: string,
  by: string,
  outcome: FlagOutcome,
): Promise<number> {
  const { rows } = await execute(sql`
    update lost_found_flags set settled_at = now(), settled_by = ${by}, outcome = ${outcome}
    where report_id = ${report}::uuid and settled_at is null returning id`)
  return rows.length
}

/** The flags of a report go with it. */
export const dropFlags = async (execute: Execute, report: string): Promise<void> => {
  await execute(sql`delete from lost_found_flags where report_id = ${report}::uuid`)
}

/** Erases flags that are a year old, and those of reports that went with their author. */
export async function forgetFlags(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`
    delete from lost_found_flags f
    where f.created_at < now() - make_interval(days => ${KEPT_DAYS})
      or not exists (select 1 from lost_found_reports r where r.id = f.report_id)`)
}
