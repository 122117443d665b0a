import type { PayloadRequest } from 'payload'

import { openThread } from '@/features/relay/commands'
import type { User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { messageLimiter } from '../limits'
import { holdReport } from '../links'
import { authorOf } from '../mails'
import { INTENTS, isActive, RELAY_KIND, reportPath, SENTENCES } from '../model'
import type { FirstMessage } from '../schema'
import { reportTitle } from '../wording.model'

/**
 * Somebody writes to the author of a report, neither seeing the other's address; sent again because no
 * answer came, it is one message.
 * @returns the token of the page on which the conversation goes on
 * @throws {HttpError} 404 for a report that nobody may read, 409 for one that is over; what the
 *   relay refuses
 */
export async function writeToAuthor(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  id: string,
  { intent, text, contactName, email, saveKey, lostKeys }: FirstMessage,
): Promise<string> {
  await messageLimiter.count(request, email)
  return inTransaction(req, async (execute) => {
    // Nobody ends or takes it down while the conversation begins.
    await holdReport(execute, id)
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
    const isOwn = Boolean(user?.emailVerified) && user?.email.toLowerCase() === email
    const author = await authorOf(req, report)
    const { fromToken } = await openThread(req, {
      topic: {
        kind: RELAY_KIND,
        id: report.id,
        title: reportTitle(report),
        path: reportPath(report.kind, report.id),
      },
      from: { name: contactName, email, user: isOwn ? user?.id : null, isConfirmed: isOwn },
      to: { name: author.name, email: author.email, user: author.userId },
      text: `${INTENTS[report.kind][intent]}.\n\n${text}`,
      keys: { saveKey, lostKeys },
    })
    return fromToken
  })
}
