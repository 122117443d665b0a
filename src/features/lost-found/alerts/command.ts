import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { storeNotices } from '@/features/notifications/commands'
import type { LostFoundReport } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { boxAround } from '@/platform/geo/model'
import { metresSql } from '@/platform/geo/sql'
import { log } from '@/platform/log'

import { holdReport } from '../links'
import { isActive, reportPath } from '../model'
import { ALERTS_A_DAY, alertGroup, alertWords, FARTHEST_ALERT_KM } from './model'
import { authorAlerts, communeAlerts } from './limits'

/** A lost animal that people still look for; null for one that ended, or was taken down, since. */
async function readLost(req: PayloadRequest, id: string): Promise<LostFoundReport | null> {
  const report = await req.payload.findByID({
    collection: 'lost-found-reports',
    id,
    // The program tells people what everybody may read of it.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!report?.confirmedAt || report.hiddenAt || !isActive(report.status)) return null
  return report.kind === 'LOST' ? report : null
}

/**
 * Counts the report against what one author and one town may tell in a day.
 * @returns whether it is one too many, and what undoes the counting when nothing came of it
 */
async function countAlert({ email, communeCode }: LostFoundReport) {
  const author = email.toLowerCase()
  const town = communeCode ?? ''
  if ((await authorAlerts.take(author)) > 0) return { isFlood: true, giveBack: async () => {} }
  const isFlood = (await communeAlerts.take(town)) > 0
  const giveBack = async () => {
    await authorAlerts.giveBack(author)
    await communeAlerts.giveBack(town)
  }
  // The town had its share: its author loses nothing.
  if (isFlood) await authorAlerts.giveBack(author)
  return { isFlood, giveBack }
}

/** People whom one statement chooses: it ends long before the server cancels it. */
const AT_ONCE = 20_000

/**
 * Takes one alert of the day of everybody who is told: those whose circle holds the point that
 * everybody may see, who had fewer than three since yesterday, and are not its author.
 */
async function choosePeople(execute: Execute, report: LostFoundReport): Promise<void> {
  const point = { lat: report.shownLat, lng: report.shownLng }
  const { south, north, west, east } = boxAround(point, FARTHEST_ALERT_KM * 1000)
  const most = sql.raw(String(ALERTS_A_DAY.person))
  for (;;) {
    const { rows } = await execute(sql`
      update lost_found_watches
      set told_of = ${report.id}, told_at = (array_prepend(now(), told_at))[1:${most}]
      where id in (
        select w.id from lost_found_watches w join users u on u.id = w.user_id
        where u.id::text is distinct from ${idOf(report.user)}
          and lower(u.email) <> ${report.email.toLowerCase()}
          and w.told_of is distinct from ${report.id}
          and w.lat between ${south} and ${north} and w.lng between ${west} and ${east}
          and ${metresSql(point, sql`w.lat`, sql`w.lng`)} <= w.radius_km * 1000
          and coalesce(w.told_at[${most}] <= now() - interval '1 day', true)
        limit ${AT_ONCE}
      ) returning id`)
    if (rows.length < AT_ONCE) return
  }
}

/**
 * Tells everybody near that an animal is lost, on the site and by e-mail as each of them chose. Once
 * for a report, whatever runs this job and how often; one report after the other, so that nobody is
 * told of a fourth.
 * @returns how many were told; null when there was nothing to tell
 */
export async function tellNeighbours(req: PayloadRequest, id: string): Promise<number | null> {
  return inTransaction(req, async (execute) => {
    await lockName(execute, 'lost-found-alerts')
    await holdReport(execute, id)
    const report = await readLost(req, id)
    if (!report) return null
    const { rows } = await execute(sql`
      insert into lost_found_alerts (report_id, told) values (${id}, 0)
      on conflict do nothing returning report_id`)
    if (rows.length === 0) return null
    const { isFlood, giveBack } = await countAlert(report)
    if (isFlood) {
      log.warn({ report: id }, 'too many lost animals at once: nobody near was told')
      return 0
    }
    try {
      return await tellAll(req, execute, report)
    } catch (error) {
      await giveBack()
      throw error
    }
  })
}

async function tellAll(
  req: PayloadRequest,
  execute: Execute,
  report: LostFoundReport,
): Promise<number> {
  const { id } = report
  await choosePeople(execute, report)
  const told = await storeNotices(
    req,
    // Those who were just chosen: the time is that of the transaction.
    sql`select user_id from lost_found_watches where told_of = ${id} and told_at[1] = now()`,
    {
      type: 'EMERGENCY_ALERT',
      ...alertWords(report),
      actionUrl: reportPath('LOST', id),
      group: alertGroup(id),
    },
  )
  await execute(sql`update lost_found_alerts set told = ${told} where report_id = ${id}`)
  return told
}
