import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { LostFoundReport, User } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { enqueue } from '@/platform/jobs/enqueue'
import { countTry } from '@/platform/rate-limit/presses'

import { dailyReports, reportLimiter } from '../limits'
import { draftToken, holdReport, ownToken } from '../links'
import { askToConfirm } from '../mails'
import { matchReport } from '../match/tasks'
import { ownReportPath, reportPath } from '../model'
import { placeOf } from '../place'
import type { NewReport } from '../schema'
import { publishReport } from './publish'
import { readReport, writeReport } from './write'

type Created = { id: string; token: string; isPublished: boolean; next: string }

/** Does the session prove the address that was typed? */
const isOwnAddress = (user: User | null, email: string): user is User =>
  Boolean(user?.emailVerified) && user?.email.toLowerCase() === email

/** Counts a report of an address today. @throws {HttpError} 429 after five */
const countReport = (address: string): Promise<void> =>
  countTry(dailyReports, address, 'Cinq avis par jour au maximum avec une même adresse')

/** Where whoever wrote a report goes on: by its link, which a stranger loses when it is confirmed. */
function answerOf(report: LostFoundReport, isOwn: boolean): Created {
  const { id, kind } = report
  const isPublished = Boolean(report.confirmedAt)
  const token = isOwn ? ownToken(report) : draftToken(report)
  const next = isPublished && !isOwn ? reportPath(kind, id) : ownReportPath(token)
  return { id, token, isPublished, next: `${next}?fait=ecrit` }
}

type Writer = { kind: LostFoundReport['kind']; email: string; user: string | null }

/**
 * The report that a person began with one of these keys, held; null for none. Without an account it is
 * that of the same address; with one it may have been sent before the person signed in.
 */
async function reportBegunBy(
  req: PayloadRequest,
  execute: Execute,
  { kind, email, user }: Writer,
  keys: SaveKeys,
): Promise<LostFoundReport | null> {
  const { rows } = await execute<{ id: string }>(sql`
    select id from lost_found_reports
    where lower(email) = ${email} and kind = ${kind}
      and last_save = any(${sql.param(saveKeysOf(keys))}::text[])
      and (user_id is null or user_id = ${user}::uuid) limit 1`)
  if (!rows[0]) return null
  await holdReport(execute, rows[0].id)
  return readReport(req, rows[0].id)
}

/**
 * Writes down a lost or a found animal. It is online at once for a signed-in person with their own
 * address; otherwise its author gets an e-mail by which it is published. Sent again because no answer
 * came, it is the same report, as it is sent now.
 * @returns the token of the page on which it goes on, and its address
 * @throws {HttpError} 429 after too many; 422 for a place that nobody knows
 */
export async function createReport(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  sent: NewReport,
  keys: SaveKeys,
): Promise<Created> {
  const { website: _trap, filledInMs: _time, saveKey: _key, lostKeys: _lost, ...typed } = sent
  const { near, placeWords, lat, lng, ...report } = typed
  await reportLimiter.count(request, report.email)
  const isOwn = isOwnAddress(user, report.email)
  const data = {
    ...report,
    ...placeOf({ near, placeWords, lat, lng }),
    name: report.kind === 'LOST' ? report.name : null,
    whereabouts: report.kind === 'FOUND' ? report.whereabouts : null,
    lastSave: keys.saveKey ?? null,
    ...(isOwn && { user: user.id }),
  }
  return inTransaction(req, async (execute) => {
    // A try that is still on its way comes to its end first.
    await lockName(execute, `lost-found-by:${report.email}`)
    const writer = { ...report, user: isOwn ? user.id : null }
    const begun = await reportBegunBy(req, execute, writer, keys)
    if (begun) {
      const isOver = begun.status !== 'OPEN' || begun.hiddenAt || (begun.confirmedAt && !isOwn)
      if (isOver) return answerOf(begun, isOwn)
      const again = await writeReport(req, begun.id, data)
      await touch(req, [tags.lostFound(begun.id)])
      if (again.confirmedAt) await enqueue(req, matchReport, { report: begun.id })
      return answerOf(isOwn ? await publishReport(req, again) : again, isOwn)
    }
    // Whoever types the address of somebody else never uses up what its owner has.
    await countReport(isOwn ? `own ${user.id}` : report.email)
    const created: LostFoundReport = await req.payload.create({
      collection: 'lost-found-reports',
      // Everybody may report: what they may not say is not in the schema.
      overrideAccess: true,
      depth: 0,
      req,
      data: { ...data, status: 'OPEN', sex: 'UNKNOWN', chip: 'UNKNOWN' },
    })
    if (!isOwn) await askToConfirm(req, created)
    return answerOf(isOwn ? await publishReport(req, created) : created, isOwn)
  })
}
