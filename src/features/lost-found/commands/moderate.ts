import type { PayloadRequest } from 'payload'

import { callBack, notify, superAdmins } from '@/features/notifications/commands'
import { closeTopic } from '@/features/relay/commands'
import type { LostFoundReport, User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { enqueue } from '@/platform/jobs/enqueue'

import { swept } from '@/platform/storage/transaction'

import { alertGroup } from '../alerts/model'
import { reportFlags } from '../flags'
import { DESK_PATH, DESK_SENTENCES } from '../desk/model'
import { flagLimiter } from '../limits'
import { holdReport, ownAddress } from '../links'
import { tellAuthor } from '../mails'
import { askAgain } from '../match/part'
import { matchReport } from '../match/tasks'
import { RELAY_KIND, reportPath, SENTENCES } from '../model'
import { endPhotosOf, movePhotos, photosOf } from '../photos'
import { moveAllSeenPhotos } from '../sightings/photos'
import { reportTitle } from '../wording.model'
import { writeReport } from './write'

/** @throws {HttpError} 404 for a report that nobody may read */
async function readOnline(req: PayloadRequest, id: string): Promise<LostFoundReport> {
  const report = await req.payload.findByID({
    collection: 'lost-found-reports',
    id,
    // Only what everybody reads of it is used, and its author is told.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!report?.confirmedAt || report.hiddenAt) throw new HttpError(404, SENTENCES.notFound)
  return report
}

/** Tells the team of the platform something about a report, with the way to its page. */
async function tellPlatform(
  req: PayloadRequest,
  report: LostFoundReport,
  title: string,
  quote?: string,
): Promise<void> {
  const path = reportPath(report.kind, report.id)
  const desk = `${env.publicUrl}${DESK_PATH}`
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: await superAdmins(req),
    subject: title,
    actionUrl: path,
    content: {
      title,
      paragraphs: [`${reportTitle(report)}. L’avis est en ligne\u00a0: vous pouvez le retirer.`],
      quote,
      button: { label: 'Voir cet avis', href: `${env.publicUrl}${path}` },
      notes: [`Tous les avis signalés\u00a0: ${desk}`],
    },
  })
}

/**
 * Somebody says that something is wrong with a report; the team of the platform reads why at its desk,
 * and is written to once an hour at most for one report.
 * @throws {HttpError} 404, 429
 */
export async function flagReport(
  req: PayloadRequest,
  request: Request,
  id: string,
  reason: string,
): Promise<void> {
  await flagLimiter.count(request)
  await inTransaction(req, async (execute) => {
    await holdReport(execute, id)
    const report = await readOnline(req, id)
    if (await reportFlags.add(execute, id, { words: reason }))
      await tellPlatform(req, report, 'Un avis est signalé', reason)
  })
}

/**
 * A super admin finds nothing wrong with a report that was flagged: it stays, and its flags wait no more.
 * @throws {HttpError} 403 for anybody else, 404 for a report that nobody may read, 409 when nothing waits
 */
export async function keepReport(req: PayloadRequest, by: User, id: string): Promise<void> {
  requireSuperAdmin(by)
  await inTransaction(req, async (execute) => {
    await holdReport(execute, id)
    await readOnline(req, id)
    const count = await reportFlags.settle(execute, id, by.id, 'KEPT')
    if (count === 0) throw new HttpError(409, DESK_SENTENCES.settled)
    await record(req, {
      action: 'UPDATE',
      collection: 'lost-found-reports',
      before: null,
      after: { id },
      note: 'Avis signalé, laissé en ligne',
    })
  })
}

/**
 * A super admin takes a report down: nobody reads it until its author, who is told why, has
 * corrected it and put it online again.
 * @throws {HttpError} 403 for anybody else, 404 for a report that nobody may read
 */
export async function withdrawReport(
  req: PayloadRequest,
  by: User,
  id: string,
  reason: string,
): Promise<void> {
  requireSuperAdmin(by)
  const work = inTransaction(req, async (execute) => {
    await holdReport(execute, id)
    const report = await readOnline(req, id)
    // Before its row is written: whoever answers holds the pair, then the row.
    await askAgain(req, execute, id)
    await closeTopic(
      req,
      { kind: RELAY_KIND, id },
      'Cet avis a été retiré par l’équipe de la plateforme. Méfiez-vous de qui vous a écrit.',
    )
    await writeReport(req, id, {
      hiddenAt: new Date().toISOString(),
      hiddenFor: reason,
      photos: await movePhotos(req, photosOf(report), 'private'),
      endPhotos: await movePhotos(req, endPhotosOf(report), 'private'),
    })
    await moveAllSeenPhotos(req, execute, { report: id, sight: 'private' })
    await callBack(execute, alertGroup(id), { isGone: true })
    await reportFlags.settle(execute, id, by.id, 'WITHDRAWN')
    await touch(req, [tags.lostFound(id)])
    await record(req, {
      action: 'UPDATE',
      collection: 'lost-found-reports',
      before: null,
      after: { id },
      note: 'Avis retiré',
    })
    await tellAuthor(req, report, {
      type: 'GENERAL_INFO',
      subject: 'Votre avis n’est plus visible',
      actionUrl: null,
      content: {
        title: 'Votre avis n’est plus visible',
        paragraphs: ['L’équipe de Patte Blanche a retiré votre avis. Voici pourquoi\u00a0:'],
        quote: reason,
        button: { label: 'Corriger mon avis', href: ownAddress(report) },
        notes: ['Une fois corrigé, il peut être remis en ligne.'],
      },
    })
  })
  await swept(work)
}

/** Its author corrected what was wrong: it is online again, and the platform is told. */
export async function showAgain(req: PayloadRequest, report: LostFoundReport): Promise<void> {
  await inTransaction(req, async (execute) => {
    await moveAllSeenPhotos(req, execute, { report: report.id, sight: 'public' })
    const shown = await writeReport(req, report.id, {
      hiddenAt: null,
      hiddenFor: null,
      photos: await movePhotos(req, photosOf(report), 'public'),
      endPhotos: await movePhotos(req, endPhotosOf(report), 'public'),
    })
    await touch(req, [tags.lostFound(report.id)])
    await enqueue(req, matchReport, { report: report.id })
    await tellPlatform(req, shown, 'Un avis retiré est de nouveau en ligne')
  })
}
