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
import { partnerIsOver } from '../match/over'
import { dropPairs, holdPartners, standAgain } from '../match/part'
import { matchReport } from '../match/tasks'
import { endsWith, mayBecome, RELAY_KIND, reportPath, SENTENCES } from '../model'
import { ownAddress } from '../links'
import { tellAuthor } from '../mails'
import { endPhotosOf, photoKeys, photosOf } from '../photos'
import { reportTitle } from '../wording.model'
import type { Closing } from '../schema'
import { eraseSightings } from '../sightings/erase'
import type { PhotoSizes } from '@/platform/pictures/sent-photo'
import { placePhoto, sightOf } from './photos'
import { newLife } from './publish'
import { readReport, writeReport } from './write'

/** What those who wrote are told. */
const OVER = {
  RETURNED: 'L’animal est de retour dans sa famille. Merci de votre aide\u00a0!',
  CLOSED: 'La recherche est terminée. Merci de votre aide\u00a0!',
} as const

/** Whoever lost the animal of a report has it again: so the report ends, and its author is told. */
async function endWith(req: PayloadRequest, report: LostFoundReport): Promise<void> {
  await endReport(req, report, { outcome: 'RETURNED', words: null })
  await tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject: 'L’animal que vous avez trouvé est rentré chez lui',
    actionUrl: report.hiddenAt ? null : reportPath(report.kind, report.id),
    content: {
      title: 'L’animal que vous avez trouvé est rentré chez lui',
      paragraphs: [
        `Bonjour ${report.contactName}, la personne qui le cherchait dit qu’il est rentré. Merci\u00a0: c’est aussi grâce à vous.`,
      ],
      facts: [{ label: 'Votre avis', value: reportTitle(report) }],
      button: { label: 'Voir mon avis', href: ownAddress(report) },
      notes: ['Votre avis est terminé. C’est une erreur\u00a0? Cette page le remet en ligne.'],
    },
  })
}

/** What was taken for the same as a report that ends, held by the caller, follows it. */
async function endPartners(
  req: PayloadRequest,
  execute: Execute,
  { kind }: LostFoundReport,
  { ids, outcome }: { ids: readonly string[]; outcome: Closing['outcome'] },
): Promise<void> {
  for (const id of ids) {
    const other = await readReport(req, id)
    const isHome = other?.confirmedAt && other.status === 'MATCHED'
    if (isHome && endsWith(kind, other.kind, outcome)) await endWith(req, other)
  }
  await partnerIsOver(req, execute, ids, outcome === 'RETURNED' ? 'HOME' : 'GONE')
}

/**
 * Its author says that the animal is home, or that they stop looking; those who wrote about it are told,
 * and what was taken for the same animal follows.
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
    const ids = await holdPartners(execute, report.id)
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
    await endPartners(req, execute, report, { ids, outcome })
  })
}

/**
 * The search goes on: it is in the lists again, or stays there for another half year.
 * @throws {HttpError} 409 for one that was never online
 */
export async function renewReport(req: PayloadRequest, report: LostFoundReport): Promise<void> {
  if (!report.confirmedAt) throw new HttpError(409, SENTENCES.notOnline)
  await inTransaction(req, async (execute) => {
    const ids = await holdPartners(execute, report.id)
    await removeFiles(req, photoKeys(endPhotosOf(report)))
    await writeReport(req, report.id, {
      ...newLife(),
      ...(report.status === 'MATCHED' ? {} : { status: 'OPEN' as const }),
      endedAt: null,
      endWords: null,
      endPhotos: [],
    })
    await touch(req, [tags.lostFound(report.id)])
    await standAgain(req, execute, [report.id, ...ids])
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
