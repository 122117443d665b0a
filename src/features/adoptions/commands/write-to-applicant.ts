import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'

import { caseOf } from '../facts'
import { tellApplicant } from '../mails'
import type { Message } from '../message'
import { requireAdoptions, holdRequest, type RequestAddress } from '../request-row'
import { write } from '../steps'
import { authorOf, isWrittenAlready, saidTo } from '../timeline'

/** Writes to the applicant; the same message sent twice is one. @throws {HttpError} 403, 404 */
export async function writeToApplicant(
  req: PayloadRequest,
  address: RequestAddress,
  message: Message,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    const said = saidTo(row, authorOf(req), message)
    if (isWrittenAlready(row, said)) return row
    const written = await write(req, row, {}, said)
    await tellApplicant(req, await caseOf(req, written), 'MESSAGE_RECEIVED', message)
    return written
  })
}
