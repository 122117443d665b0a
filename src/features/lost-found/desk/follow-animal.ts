import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import type { Animal, LostFoundReport } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'

import { endReport, renewReport } from '../commands/end'
import { writeReport } from '../commands/write'
import { holdReport } from '../links'
import { tellAuthor } from '../mails'
import { partnerIsOver } from '../match/over'
import { partnersOfAnimal } from '../match/part'
import { mayBecome, reportPath } from '../model'
import { reportTitle } from '../wording.model'
import { HOME_WORDS, isThere, newStanding, standingOf, type Standing } from './model'

/**
 * Does something with each report that the sheet of an animal was written from, in the transaction of
 * the write of the sheet, while nobody else writes the report.
 */
async function eachReportOf(
  req: PayloadRequest,
  animal: string,
  work: (report: LostFoundReport) => Promise<void>,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<{ id: string }>(
      sql`select id from lost_found_reports where animal_id = ${animal} order by id`,
    )
    for (const { id } of rows) {
      await holdReport(execute, id)
      const report = await req.payload.findByID({
        collection: 'lost-found-reports',
        id,
        // It follows the sheet, whose writer had the right to that.
        overrideAccess: true,
        disableErrors: true,
        depth: 0,
        req,
      })
      if (report && idOf(report.animal) === animal) await work(report)
    }
  })
}

async function take(req: PayloadRequest, id: string, shelter: string | null): Promise<void> {
  await writeReport(req, id, { takenBy: shelter })
  await touch(req, [tags.lostFound(id)])
}

/** The animal is at its owner's: so ends the report, and whoever found it is told. */
async function bringHome(req: PayloadRequest, report: LostFoundReport): Promise<void> {
  if (!report.confirmedAt || !mayBecome(report.status, 'RETURNED')) return
  await endReport(req, report, { outcome: 'RETURNED', words: HOME_WORDS })
  await tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject: 'L’animal que vous avez trouvé est rentré chez lui',
    actionUrl: report.hiddenAt ? null : reportPath(report.kind, report.id),
    content: {
      title: 'L’animal que vous avez trouvé est rentré chez lui',
      paragraphs: [
        `Bonjour ${report.contactName}, le refuge qui l’a recueilli l’a rendu à sa famille. Merci\u00a0: c’est aussi grâce à vous.`,
      ],
      facts: [{ label: 'Votre avis', value: reportTitle(report) }],
      notes: ['Votre avis est terminé et quitte les listes. Vous n’avez rien à faire.'],
    },
  })
}

const FOLLOW: Readonly<
  Record<
    Standing,
    (req: PayloadRequest, report: LostFoundReport, shelter: string | null) => Promise<void>
  >
> = {
  RELEASED: (req, { id }) => take(req, id, null),
  HOME: (req, report) => bringHome(req, report),
  HELD: async (req, report, shelter) => {
    // Given back by mistake: people look for its family again.
    const isUndone = report.status === 'RETURNED' && report.endWords === HOME_WORDS
    if (isUndone) await renewReport(req, report)
    await take(req, report.id, shelter)
  },
}

/** An animal that was taken for that of some reports is at its shelter no more. */
async function leaveShelter(req: PayloadRequest, { id, status }: Animal): Promise<void> {
  await inTransaction(req, async (execute) => {
    const ids = await partnersOfAnimal(execute, id)
    if (ids.length > 0)
      await partnerIsOver(req, execute, ids, status === 'RETURNED' ? 'HOME' : 'LEFT')
  })
}

export const followSheet: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  if (!previousDoc?.id) return
  if (isThere(previousDoc) && !isThere(doc)) await leaveShelter(req, doc)
  const shelter = idOf(doc.shelter)
  const isMoved = shelter !== idOf(previousDoc.shelter)
  const standing = newStanding(previousDoc, doc) ?? (isMoved ? standingOf(doc) : null)
  if (standing) await eachReportOf(req, doc.id, (report) => FOLLOW[standing](req, report, shelter))
}

/** The sheet goes for good: the animal can be taken in again. */
export const releaseReports: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await eachReportOf(req, String(id), async (report) => {
    await writeReport(req, report.id, { takenBy: null, animal: null })
    await touch(req, [tags.lostFound(report.id)])
  })
}
