import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { defineTask } from '@/platform/jobs/task'
import { log } from '@/platform/log'
import { swept } from '@/platform/storage/transaction'

import { alertTasks } from './alerts/tasks'
import { eraseReport } from './commands/end'
import { writeReport } from './commands/write'
import { reportFlags } from './flags'
import { holdReport } from './links'
import { askIfStill, tellExpired } from './mails'
import { matchNow } from './match/command'
import { partnerIsOver } from './match/over'
import { dropBrokenPairs, holdPartners } from './match/part'
import { matchReport } from './match/tasks'
import { isActive, REMINDER_DAYS } from './model'
import { eraseLeftSightings } from './sightings/erase'
import { sightingSent } from './sightings/tasks'

/** Rows of one round; the next night takes the rest. */
const AT_ONCE = 500
/** Days that a report waits for its author to confirm, and that one that is over is kept. */
const UNCONFIRMED_DAYS = 7
const KEPT_DAYS = 365

async function idsOf(req: PayloadRequest, where: ReturnType<typeof sql>): Promise<string[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string }>(sql`
    select r.id from lost_found_reports r where ${where} order by r.created_at limit ${AT_ONCE}`)
  return rows.map(({ id }) => id)
}

/**
 * Does something with one report as it is now, in a transaction in which nobody else writes it; what
 * fails with it is for the next night, and stops no other.
 */
async function eachAlone(
  req: PayloadRequest,
  id: string,
  work: (report: LostFoundReport, execute: Execute) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(req, async (execute) => {
      await holdReport(execute, id)
      const report = await req.payload.findByID({
        collection: 'lost-found-reports',
        id,
        // The program looks after what its authors left.
        overrideAccess: true,
        disableErrors: true,
        depth: 0,
        req,
      })
      if (report) await work(report, execute)
    })
  } catch (error) {
    log.warn({ report: id, error: String(error) }, 'a report was left for the next night')
  }
}

/** Asks the authors of reports that grow old, and takes out of the lists those nobody answers for. */
export async function ageReports(req: PayloadRequest, now = new Date()): Promise<void> {
  const at = now.toISOString()
  const active = sql`r.confirmed_at is not null and r.hidden_at is null
    and r.status in ('OPEN', 'MATCHED')`
  for (const id of await idsOf(req, sql`${active} and r.expires_at <= ${at}`)) {
    await eachAlone(req, id, async (now, execute) => {
      if (!isActive(now.status) || (now.expiresAt ?? '') > at) return
      const partners = await holdPartners(execute, id)
      const report = await writeReport(req, id, { status: 'EXPIRED', endedAt: at })
      await touch(req, [tags.lostFound(id)])
      await tellExpired(req, report)
      await partnerIsOver(req, execute, partners, 'GONE')
    })
  }
  const steps = sql.join(
    REMINDER_DAYS.map(
      (days, nth) => sql`(coalesce(r.reminders, 0) = ${nth}
        and r.expires_at - make_interval(days => 180 - ${days}) <= ${at}::timestamptz)`,
    ),
    sql` or `,
  )
  for (const id of await idsOf(req, sql`${active} and r.expires_at > ${at} and (${steps})`)) {
    await eachAlone(req, id, async (report) => {
      if (!isActive(report.status)) return
      await writeReport(req, id, { reminders: (report.reminders ?? 0) + 1 })
      await askIfStill(req, report)
    })
  }
}

/** Erases what nobody confirmed within a week, and what has been over, or withdrawn, for a year. */
export async function forgetReports(req: PayloadRequest, now = new Date()): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const ids = await idsOf(
    req,
    sql`(r.confirmed_at is null and r.created_at < ${at} - make_interval(days => ${UNCONFIRMED_DAYS}))
      or least(r.ended_at, r.hidden_at) < ${at} - make_interval(days => ${KEPT_DAYS})`,
  )
  for (const id of ids) await swept(eachAlone(req, id, (report) => eraseReport(req, report)))
  await swept(
    inTransaction(req, (execute) =>
      eraseLeftSightings(req, execute, { now, days: UNCONFIRMED_DAYS + 1 }),
    ),
  )
  await reportFlags.forget(req)
  await inTransaction(req, (execute) => dropBrokenPairs(req, execute))
  return ids.length
}

/** Compares again what people still look for: dates fade, animals come in to shelters. */
async function matchAll(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string }>(sql`
    select r.id from lost_found_reports r
    where r.kind = 'LOST' and r.confirmed_at is not null and r.hidden_at is null
      and r.status = 'OPEN' and r.day > to_char(now() - interval '60 days', 'YYYY-MM-DD')
    order by r.day desc limit 5000`)
  for (const { id } of rows) {
    await matchNow(req, id).catch((error: unknown) => {
      log.warn({ report: id, error: String(error) }, 'a report was not compared')
    })
  }
}

/** What lost and found reports do by themselves. */
export const lostFoundTasks = [
  matchReport,
  sightingSent,
  ...alertTasks,
  defineTask({
    slug: 'match-all-lost-found',
    label: 'Rapprocher tous les avis récents',
    recurs: { dailyAt: '04:40' },
    run: async ({ req }) => matchAll(req),
  }),
  defineTask({
    slug: 'age-lost-found',
    label: 'Demander des nouvelles des avis anciens',
    recurs: { dailyAt: '09:10' },
    run: async ({ req }) => ageReports(req),
  }),
  defineTask({
    slug: 'forget-lost-found',
    label: 'Effacer les avis terminés ou retirés depuis un an, ou jamais confirmés',
    recurs: { dailyAt: '04:50' },
    run: async ({ req }) => void (await forgetReports(req)),
  }),
]
