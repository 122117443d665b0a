import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { enqueue } from '@/platform/jobs/enqueue'

import { matchReport } from '../match/tasks'
import { isActive, SENTENCES } from '../model'
import { placeOf } from '../place'
import type { ReportDetails } from '../schema'
import { writeReport } from './write'

/**
 * Writes what its author says of a report; what it resembles is looked for again.
 * @throws {HttpError} 409 for one that is over, 422 for a place that nobody knows
 */
export async function updateReport(
  req: PayloadRequest,
  report: LostFoundReport,
  { near, placeWords, lat, lng, ...details }: ReportDetails,
): Promise<LostFoundReport> {
  if (!isActive(report.status)) throw new HttpError(409, SENTENCES.over)
  const isLost = report.kind === 'LOST'
  const isSamePoint = lat === report.lat && lng === report.lng
  const town = placeOf({ near, placeWords, lat: null, lng: null })
  // Without JavaScript the point of the town before comes back with the new town.
  const isStale = isSamePoint && town.communeCode !== report.communeCode
  return inTransaction(req, async () => {
    const changed = await writeReport(req, report.id, {
      ...details,
      ...(isStale ? town : placeOf({ near, placeWords, lat, lng })),
      name: isLost ? details.name : null,
      hasReward: isLost && details.hasReward,
      whereabouts: isLost ? null : details.whereabouts,
      // The short form, sent again by a page that had no answer, does not write over this.
      lastSave: null,
    })
    await touch(req, [tags.lostFound(report.id)])
    if (report.confirmedAt) await enqueue(req, matchReport, { report: report.id })
    return changed
  })
}
