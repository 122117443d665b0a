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
import { ALERTS_A_DAY, alertWords, FARTHEST_ALERT_KM } from './model'
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

/** May the neighbours of a report hear of it? A flood of reports of one author or town tells nobody. */
async function isFlood({ email, communeCode }: LostFoundReport): Promise<boolean> {
  if ((await authorAlerts.take(email.toLowerCase())) > 0) return true
  return (await communeAlerts.take(communeCode ?? '')) > 0
}

/**
 * Takes one alert of the day of everybody who is told: those whose circle holds the point that
 * everybody may see, who had fewer than three since yesterday, and are not its author.
 */
async function choosePeople(execute: Execute, report: LostFoundReport): Promise<void> {
  const point = { lat: report.shownLat, lng: report.shownLng }
  const { south, north, west, east } = boxAround(point, FARTHEST_ALERT_KM * 1000)
  await execute(sql`
    update lost_found_watches w
    set told_of = ${report.id}, told_at = (array_prepend(now(), w.told_at))[1:${sql.raw(String(ALERTS_A_DAY.person))}]
    from users u
    where u.id = w.user_id and u.id::text is distinct from ${idOf(report.user)}
      and lower(u.email) <> ${report.email.toLowerCase()}
      and w.lat between ${south} and ${north} and w.lng between ${west} and ${east}
      and ${metresSql(point, sql`w.lat`, sql`w.lng`)} <= w.radius_km * 1000
      and coalesce(w.told_at[${sql.raw(String(ALERTS_A_DAY.person))}] <= now() - interval '1 day', true)`)
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
    if (await isFlood(report)) {
      log.warn({ report: id }, 'too many lost animals at once: nobody near was told')
      return 0
    }
    await choosePeople(execute, report)
    const told = await storeNotices(
      req,
      // Those who were just chosen: the time is that of the transaction.
      sql`select user_id from lost_found_watches where told_of = ${id} and told_at[1] = now()`,
      {
        type: 'EMERGENCY_ALERT',
        ...alertWords(report),
        actionUrl: reportPath('LOST', id),
        group: `lost-found:${id}`,
      },
    )
    await execute(sql`update lost_found_alerts set told = ${told} where report_id = ${id}`)
    return told
  })
}
