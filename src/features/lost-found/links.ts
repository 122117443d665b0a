import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { idOfToken, personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { DRAFT_LINK, OWN_LINK, ownReportPath, PHOTO_LINK, SENTENCES } from './model'

type Named = Pick<LostFoundReport, 'id'>

/** For whoever just wrote a report: it opens it until the owner of the address confirms it. */
export const draftToken = ({ id }: Named): string => personalToken(DRAFT_LINK, id)

/** For the owner of its address, to whom alone it is sent. */
export const ownToken = ({ id }: Named): string => personalToken(OWN_LINK, id)

/** For the photos of a report that nobody else sees yet: it opens nothing else. */
export const photoToken = ({ id }: Named): string => personalToken(PHOTO_LINK, id)

/** The report whose photos a token opens; null for any other token. */
export const reportOfPhotos = (token: string): string | null => idOfToken(PHOTO_LINK, token)

/** Whole address of the page of its author. */
export const ownAddress = (report: Named): string =>
  `${env.publicUrl}${ownReportPath(ownToken(report))}`

const idOf = (token: string): string | null =>
  idOfToken(OWN_LINK, token) ?? idOfToken(DRAFT_LINK, token)

export type OwnReport = {
  report: LostFoundReport
  /** The link came by e-mail, or from a session: its holder is the owner of the address. */
  isProven: boolean
}

/**
 * The report that a personal link opens. The link of whoever typed it ends when the owner of the
 * address confirms: a stranger who typed somebody else's address holds nothing afterwards.
 * @throws {HttpError} 404
 */
export async function ownReport(req: PayloadRequest, token: string): Promise<OwnReport> {
  const proven = idOfToken(OWN_LINK, token)
  const id = idOf(token)
  const report =
    id &&
    (await req.payload.findByID({
      collection: 'lost-found-reports',
      id,
      // The link is the right to it.
      overrideAccess: true,
      disableErrors: true,
      depth: 0,
      req,
    }))
  if (!report || (!proven && report.confirmedAt)) throw new HttpError(404, SENTENCES.notFound)
  return { report, isProven: proven !== null }
}

/** Until the transaction ends, whoever else writes this report waits. */
export const holdReport = (execute: Execute, id: string): Promise<void> =>
  lockName(execute, `lost-found:${id}`)

/**
 * Does something with the report of a personal link, in one transaction in which nobody else writes
 * it: what was read is true until the end.
 * @throws {HttpError} 404
 */
export async function withOwnReport<T>(
  req: PayloadRequest,
  token: string,
  work: (own: OwnReport) => Promise<T>,
): Promise<T> {
  const id = idOf(token)
  if (!id) throw new HttpError(404, SENTENCES.notFound)
  return inTransaction(req, async (execute) => {
    await holdReport(execute, id)
    return work(await ownReport(req, token))
  })
}
