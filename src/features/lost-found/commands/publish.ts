import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { enqueue } from '@/platform/jobs/enqueue'

import { alertReport } from '../alerts/tasks'
import { tellPublished } from '../mails'
import { matchReport } from '../match/tasks'
import { LIFE_DAYS } from '../model'
import { movePhotos, photosOf } from '../photos'
import { writeReport } from './write'

const DAY_MS = 86_400_000

/** How long a report lives from now on. @param now milliseconds since 1970 */
export const newLife = (now = Date.now()) => ({
  expiresAt: new Date(now + LIFE_DAYS * DAY_MS).toISOString(),
  reminders: 0,
})

/**
 * Puts a report online, once, inside the transaction of the caller, who holds it and knows that the
 * owner of the address asks; what it resembles is looked for at once.
 */
export async function publishReport(
  req: PayloadRequest,
  report: LostFoundReport,
): Promise<LostFoundReport> {
  if (report.confirmedAt) return report
  const published = await writeReport(req, report.id, {
    confirmedAt: new Date().toISOString(),
    photos: await movePhotos(req, photosOf(report), 'public'),
    ...newLife(),
  })
  await touch(req, [tags.lostFound(report.id)])
  await tellPublished(req, published)
  await enqueue(req, matchReport, { report: report.id })
  if (report.kind === 'LOST') await enqueue(req, alertReport, { report: report.id })
  return published
}
