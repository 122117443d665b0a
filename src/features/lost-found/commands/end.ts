import type { PayloadRequest } from 'payload'

import { callBack } from '@/features/notifications/commands'
import { closeTopic } from '@/features/relay/commands'
import type { LostFoundReport } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { enqueue } from '@/platform/jobs/enqueue'
import { removeFiles, swept } from '@/platform/storage/transaction'

import { reportFlags } from '../flags'
import { alertGroup } from '../alerts/model'
import { dropPairs } from '../match/part'
import { matchReport } from '../match/tasks'
import { mayBecome, RELAY_KIND, SENTENCES } from '../model'
import { endPhotosOf, photoKeys, photosOf } from '../photos'
import type { Closing } from '../schema'
import { eraseSightings } from '../sightings/erase'
import type { PhotoSizes } from '@/platform/pictures/sent-photo'
import { placePhoto, sightOf } from './photos'
import { newLife } from './publish'
import { writeReport } from './write'

/** What those who wrote are told. */
const OVER = {
  RETURNED: 'L’animal est de retour dans sa famille. Merci de votre aide\u00a0!',
  CLOSED: 'La recherche est terminée. Merci de votre aide\u00a0!',
} as const

/**
 * Its author says that the animal is home, or that they stop looking; those who wrote about it are told.
 * @param photo shown with the last word
 * @throws {HttpError} 409 for one that is over
 */
export async function endReport(
  req: PayloadRequest,
  report: LostFoundReport,
  { outcome, words }: Closing,
  photo: PhotoSizes | null = null,
): Promise<void> {
  if (!report.confirmedAt || !mayBecome(report.status, outcome)) {
    throw new HttpError(409, SENTENCES.over)
  }
  await inTransaction(req, async (execute) => {
    await removeFiles(req, photoKeys(endPhotosOf(report)))
    await writeReport(req, report.id, {
      status: outcome,
      endedAt: new Date().toISOString(),
      endWords: words,
      endPhotos: photo ? [await placePhoto(req, photo, sightOf(report))] : [],
    })
    // What was taken down is quoted to nobody.
    const why =
      words && !report.hiddenAt ? `${OVER[outcome]} «\u00a0${words}\u00a0»` : OVER[outcome]
    await closeTopic(req, { kind: RELAY_KIND, id: report.id }, why)
    await callBack(execute, alertGroup(report.id), { isGone: false })
    await touch(req, [tags.lostFound(report.id)])
  })
}

/**
 * The search goes on: it is in the lists again, or stays there for another half year.
 * @throws {HttpError} 409 for one that was never online
 */
export async function renewReport(req: PayloadRequest, report: LostFoundReport): Promise<void> {
  if (!report.confirmedAt) throw new HttpError(409, SENTENCES.notOnline)
  await inTransaction(req, async () => {
    await removeFiles(req, photoKeys(endPhotosOf(report)))
    await writeReport(req, report.id, {
      ...newLife(),
      ...(report.status === 'MATCHED' ? {} : { status: 'OPEN' as const }),
      endedAt: null,
      endWords: null,
      endPhotos: [],
    })
    await touch(req, [tags.lostFound(report.id)])
    await enqueue(req, matchReport, { report: report.id })
  })
}

/**
 * What others hold of a report that goes, in the transaction of the caller: its alerts are called back,
 * those who wrote about it are told, its pairs and its flags go.
 */
export async function letGo(req: PayloadRequest, execute: Execute, report: string): Promise<void> {
  await callBack(execute, alertGroup(report), { isGone: true })
  await closeTopic(req, { kind: RELAY_KIND, id: report }, OVER.CLOSED)
  await dropPairs(req, execute, report)
  await reportFlags.drop(execute, report)
}

/** Everything of a report goes, its photos too. */
export async function eraseReport(req: PayloadRequest, report: LostFoundReport): Promise<void> {
  const work = inTransaction(req, async (execute) => {
    await removeFiles(req, photoKeys([...photosOf(report), ...endPhotosOf(report)]))
    await eraseSightings(req, execute, report.id)
    await letGo(req, execute, report.id)
    await req.payload.delete({
      collection: 'lost-found-reports',
      id: report.id,
      // Its author asks, or its time is over.
      overrideAccess: true,
      req,
    })
    await touch(req, [tags.lostFound(report.id)])
  })
  await swept(work)
}
