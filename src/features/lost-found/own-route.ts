import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import type { Failure } from '@/platform/http/failure'
import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { countTry } from '@/platform/rate-limit/presses'

import { pressLimiter } from './limits'
import { withOwnReport, type OwnReport } from './links'
import { ownReportPath, SENTENCES } from './model'

const tags = ['Perdus et trouvés']
/** The link of the author of a report. */
export const params = z.object({ token: z.string().max(200) })
export const done = z.object({ success: z.literal(true), next: z.string() })
export const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
export const NO_BODY = z.strictObject({})

type Way = { token: string; part: string }

/** The page of the report, at the part that was changed. */
export const nextOf = ({ token, part }: Way): string =>
  `${ownReportPath(token)}?fait=${part}#${part}`

/** The page of the report, which says what was done. */
export const doneAt = (way: Way): Response =>
  seeOther(nextOf(way), noDraft(ownReportPath(way.token)))

/** What a press is answered. */
export const finish = (isPlainForm: boolean, way: Way): Response | object =>
  isPlainForm ? doneAt(way) : { success: true, next: nextOf(way) }

/** The form that was refused again, by the link of the address. */
export const backAt =
  (part: string) =>
  (
    failure: Failure,
    sent: Readonly<Record<string, unknown>>,
    { token }: { token: string },
  ): Response => {
    if (failure.status === 404) return seeOther(ownReportPath(token))
    return backToForm(ownReportPath(token), failure, sent, { part })
  }

/**
 * Does something that only the owner of the address may do.
 * @throws {HttpError} 404 for a link that does not prove it, 429 after too many presses
 */
export const asOwner = (
  req: PayloadRequest,
  token: string,
  work: (report: OwnReport['report']) => Promise<unknown>,
) =>
  withOwnReport(req, token, async ({ report, isProven }) => {
    if (!isProven) throw new HttpError(404, SENTENCES.notFound)
    await countTry(pressLimiter, report.id)
    await work(report)
    return report
  })

/** What the routes of one's own report have in common. */
export const OWN = {
  tags,
  auth: 'optional',
  params,
  form: true,
  refusals: [404, 409, 422],
} as const
