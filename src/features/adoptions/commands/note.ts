import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'

import { requireAdoptions, holdRequest, type RequestAddress } from '../request-row'
import { write } from '../steps'
import { authorOf, isWrittenAlready, line } from '../timeline'

/** Keeps a note of the team; the same one sent twice is one. @throws {HttpError} 403, 404 */
export async function noteRequest(
  req: PayloadRequest,
  address: RequestAddress,
  text: string,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    const note = line('NOTE', authorOf(req), { text })
    return isWrittenAlready(row, note) ? row : write(req, row, {}, note)
  })
}
