import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { isHttpError } from '@/platform/http/error-kind'
import { HttpError } from '@/platform/http/errors'

import { factsOf } from '../../mails'
import { tellEnded } from '../mails'
import { isLive, type EndReason } from '../../model'
import { holdSponsorship, sponsorshipRow, writeSponsorship } from '../../settle/ledger'
import { changeSponsorship } from '../held'
import { isAsked } from '../orders'

/** Writes that a sponsorship has ended, with its messages. */
async function writeEnd(req: PayloadRequest, row: Sponsorship, endReason: EndReason) {
  // The provider's event was quicker, and the settlement has written and told it.
  if (row.status === 'ENDED') return row
  const written = await writeSponsorship(req, row.id, {
    status: 'ENDED',
    endReason,
    endedAt: new Date().toISOString(),
    choiceUntil: null,
    nextPaymentAt: null,
  })
  await tellEnded(req, await factsOf(req, written))
  return written
}

/**
 * Ends a sponsorship: no more money is taken. The second time changes nothing. The caller has
 * checked the right to it.
 * @param isDue asked again with the row held, each time: one that is not due any more stays
 * @throws {HttpError} 404, 503
 */
export async function endSponsorship(
  req: PayloadRequest,
  id: string,
  reason: EndReason,
  isDue: (row: Sponsorship) => boolean = () => true,
): Promise<Sponsorship> {
  const before = await noteReason(req, id, reason, isDue)
  if (before.status === 'ENDED' || !isDue(before)) return before
  try {
    const after = await changeSponsorship(req, id, {
      what: 'end',
      isWanted: isDue,
      ask: ({ provider, at, key }) => provider.cancel(at, key),
      write: (row) => writeEnd(req, row, reason),
    })
    return isDue(after)
      ? after
      : await noteReason(req, id, null, (row) => row.endReason === reason && !isDue(row))
  } catch (error) {
    // Refused, nothing was done. Without an answer it may have been, and a change of somebody else
    // may be this very one: then the reason is told when the provider is looked up.
    const isRefused = isHttpError(error) && error.status === 422
    const after = isRefused ? await noteReason(req, id, null) : await sponsorshipRow(req, id)
    // Two clicks at once: the other one has ended it.
    if (after?.status === 'ENDED') return after
    throw error
  }
}

/**
 * Forgets why a sponsorship was to end, when the provider was looked up and it goes on: its answer had
 * been lost, and nothing was done.
 */
export async function forgetReason(req: PayloadRequest, id: string): Promise<void> {
  await inTransaction(req, async (execute) => {
    const row = await holdSponsorship(req, execute, id)
    if (!row?.endReason || !isLive(row.status) || (await isAsked(execute, id))) return
    await writeSponsorship(req, id, { endReason: null })
  })
}

/** Says why before the provider is asked: a server that dies in between has not forgotten it. */
async function noteReason(
  req: PayloadRequest,
  id: string,
  endReason: EndReason | null,
  isDue: (row: Sponsorship) => boolean = () => true,
): Promise<Sponsorship> {
  return inTransaction(req, async (execute) => {
    const row = await holdSponsorship(req, execute, id)
    if (!row) throw new HttpError(404, 'Parrainage introuvable')
    return isLive(row.status) && isDue(row) ? writeSponsorship(req, id, { endReason }) : row
  })
}
