import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { membersWith, storeNotices } from '@/features/notifications/commands'
import { publicShelterSql } from '@/features/shelters/public'
import { inTransaction } from '@/platform/db/transaction'
import { departmentSql } from '@/platform/geo/sql'
import { lastSlot } from '@/platform/jobs/model'
import { parisDay } from '@/platform/time/model'

import { activeReportSql } from '../public'
import { morningWords, type DayFigures } from './model'

/** When the shelters hear of the day before, in Paris: in time for the message of the morning. */
export const MORNING_AT = '07:20'

/**
 * Tells the shelters of each department how many animals were lost and found there since the morning
 * before: one line a day for whoever manages animals. All or nothing, so that a second run after a
 * failure tells nobody twice.
 * @returns how many people were told
 */
export async function tellShelters(req: PayloadRequest, now = new Date()): Promise<number> {
  const until = lastSlot({ dailyAt: MORNING_AT }, now)
  // Not a day of 24 hours before: two days of the year are longer or shorter.
  const since = lastSlot({ dailyAt: MORNING_AT }, new Date(until.getTime() - 1))
  return inTransaction(req, async (execute) => {
    const { rows } = await execute<DayFigures>(sql`
      select r.department, count(*) filter (where r.kind = 'LOST')::int as lost,
        count(*) filter (where r.kind = 'FOUND')::int as found
      from lost_found_reports r
      where ${activeReportSql} and r.department is not null
        and r.confirmed_at >= ${since.toISOString()}::timestamptz
        and r.confirmed_at < ${until.toISOString()}::timestamptz
      group by r.department order by r.department`)
    let told = 0
    for (const figures of rows) {
      const near = sql`select s.id from shelters s where ${publicShelterSql}
        and ${departmentSql(sql`s.location_postal_code`)} = ${figures.department}`
      told += await storeNotices(req, membersWith('manageAnimals', near), {
        type: 'GENERAL_INFO',
        ...morningWords(figures),
        // Of each day its own: what was mailed once would not be mailed again.
        group: `lost-found-day:${figures.department}:${parisDay(until)}`,
      })
    }
    return told
  })
}

/** Forgets the places of accounts that are gone, and which reports of a month ago were told. */
export async function forgetAlerts(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async (execute) => {
    await execute(sql`delete from lost_found_watches w
      where not exists (select 1 from users u where u.id = w.user_id)`)
    await execute(sql`delete from lost_found_alerts where created_at < now() - interval '30 days'`)
  })
}
