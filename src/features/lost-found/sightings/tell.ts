import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { openThread, storedPhoto } from '@/features/relay/commands'
import type { LostFoundReport, User } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { swept } from '@/platform/storage/transaction'

import { sizesOf, type PhotoSizes } from '@/platform/pictures/sent-photo'
import { placePhoto } from '../commands/photos'
import { messageLimiter } from '../limits'
import { holdReport } from '../links'
import { authorOf } from '../mails'
import { isActive, mayBeSeen, RELAY_KIND, reportPath, SENTENCES } from '../model'
import { placeOf } from '../place'
import { reportTitle } from '../wording.model'
import type { SentSighting } from './schema'
import { SIGHTING_SENT } from './tasks'
import { seenMessage } from './trail.model'

/** The report that a sighting is about. @throws {HttpError} 404, 409, 422 on `day` */
async function seenReport(req: PayloadRequest, id: string, day: string): Promise<LostFoundReport> {
  const report = await req.payload.findByID({
    collection: 'lost-found-reports',
    id,
    // The address of its author is needed, and never leaves the server.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!report?.confirmedAt || report.hiddenAt) throw new HttpError(404, SENTENCES.notFound)
  if (!isActive(report.status)) throw new HttpError(409, SENTENCES.over)
  if (!mayBeSeen(report)) throw new HttpError(409, SENTENCES.sheltered)
  if (report.kind === 'LOST' && day < report.day) throw invalidField('day', SENTENCES.beforeLoss)
  return report
}

type Written = {
  id: string
  thread: string
  report: string
  sent: SentSighting
  photo: PhotoSizes | null
}

/** A sighting that waits for its message to leave. */
async function write(
  req: PayloadRequest,
  execute: Execute,
  { id, thread, report, sent, photo }: Written,
): Promise<void> {
  const { communeName, department, placeWords, isExact, shownLat, shownLng } = placeOf(sent)
  const photos = photo ? [await placePhoto(req, photo, 'private')] : []
  await execute(sql`
    insert into lost_found_sightings
      (id, thread_id, report_id, day, hour, commune_name, department, place_words, is_exact, shown_lat, shown_lng,
        photos)
    values (${id}, ${thread}, ${report}, ${sent.day}, ${sent.hour}, ${communeName}, ${department}, ${placeWords},
      ${isExact}, ${shownLat}, ${shownLng}, ${JSON.stringify(photos)}::jsonb)`)
}

/**
 * Somebody says where and when they saw the animal of a report. Its author reads it in a conversation,
 * with the exact point; everybody sees it on the page of the report, to 300 m, once the address of
 * whoever saw it is certain.
 * @returns the token of the page on which the conversation goes on
 * @throws {HttpError} 404 for a report that nobody may read; 409 for one that is over or whose animal
 *   is safe; 422 on `near`, or on `day` before the loss; what the relay refuses
 */
export async function tellSighting(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  id: string,
  { sent, file }: { sent: SentSighting; file: SentFile | undefined },
): Promise<string> {
  const { contactName, email, day, hour, lat, lng, text, saveKey, lostKeys } = sent
  await messageLimiter.count(request, email)
  await seenReport(req, id, day)
  const place = placeOf(sent)
  const photo = file ? await sizesOf(file) : null
  const work = inTransaction(req, async (execute) => {
    // Nobody ends or takes it down while the conversation begins.
    await holdReport(execute, id)
    const report = await seenReport(req, id, day)
    const sighting = randomUUID()
    const isOwn = Boolean(user?.emailVerified) && user?.email.toLowerCase() === email
    const author = await authorOf(req, report)
    const { threadId, fromToken, isNew } = await openThread(req, {
      topic: {
        kind: RELAY_KIND,
        id,
        title: reportTitle(report),
        path: reportPath(report.kind, id),
      },
      from: { name: contactName, email, user: isOwn ? user?.id : null, isConfirmed: isOwn },
      to: { name: author.name, email: author.email, user: author.userId },
      text: seenMessage({
        ...{ species: report.species, sex: report.sex, day, hour, text },
        communeName: place.communeName,
        department: place.department,
        placeWords: place.placeWords,
        exact: lat !== null && lng !== null ? { lat, lng } : null,
      }),
      photo: photo && storedPhoto(photo.full),
      onceSent: { task: SIGHTING_SENT, input: { sighting } },
      keys: { saveKey, lostKeys },
    })
    // The same press, whose answer was lost: it was seen once.
    if (!isNew) return fromToken
    await write(req, execute, { id: sighting, thread: threadId, report: id, sent, photo })
    return fromToken
  })
  return swept(work)
}
