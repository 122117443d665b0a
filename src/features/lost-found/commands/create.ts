import type { PayloadRequest } from 'payload'

import type { LostFoundReport, User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { dailyReports, reportLimiter } from '../limits'
import { draftToken, ownToken } from '../links'
import { askToConfirm } from '../mails'
import { placeOf } from '../place'
import type { NewReport } from '../schema'
import { publishReport } from './publish'

type Created = { id: string; token: string; isPublished: boolean }

/** Does the session prove the address that was typed? */
const isOwnAddress = (user: User | null, email: string): user is User =>
  Boolean(user?.emailVerified) && user?.email.toLowerCase() === email

/**
 * Writes down a lost or a found animal. It is online at once for a signed-in person with their own
 * address; otherwise its author gets an e-mail by which it is published.
 * @returns the token of the page on which it goes on
 * @throws {HttpError} 429 after too many; 422 for a place that nobody knows
 */
export async function createReport(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  sent: NewReport,
): Promise<Created> {
  const { website: _trap, filledInMs: _time, near, placeWords, lat, lng, ...report } = sent
  await reportLimiter.count(request, report.email)
  const place = placeOf({ near, placeWords, lat, lng })
  const isOwn = isOwnAddress(user, report.email)
  // Whoever types the address of somebody else never uses up what its owner has.
  const wait = await dailyReports.take(isOwn ? `own ${user.id}` : report.email)
  if (wait > 0) {
    throw new HttpError(429, 'Cinq avis par jour au maximum avec une même adresse', {
      more: { retryAfter: wait },
      headers: { 'retry-after': String(wait) },
    })
  }
  return inTransaction(req, async () => {
    const created: LostFoundReport = await req.payload.create({
      collection: 'lost-found-reports',
      // Everybody may report: what they may not say is not in the schema.
      overrideAccess: true,
      depth: 0,
      req,
      data: {
        ...report,
        ...place,
        name: report.kind === 'LOST' ? report.name : null,
        whereabouts: report.kind === 'FOUND' ? report.whereabouts : null,
        status: 'OPEN',
        sex: 'UNKNOWN',
        chip: 'UNKNOWN',
        ...(isOwn && { user: user.id }),
      },
    })
    if (isOwn) await publishReport(req, created)
    else await askToConfirm(req, created)
    const token = isOwn ? ownToken(created) : draftToken(created)
    return { id: created.id, token, isPublished: isOwn }
  })
}
