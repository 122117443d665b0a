import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { invalidField } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { swept } from '@/platform/storage/transaction'

import { sign, type Signature } from '../certificates/commands/sign'
import { caseOf } from '../facts'
import { requireAdoptions, holdRequest, type RequestAddress } from '../request-row'
import { write } from '../steps'
import { authorOf, line } from '../timeline'

/**
 * Keeps the signature that the team received, with the paper when there is one.
 * @throws {HttpError} 403, 404, 409, 413, 422
 */
export async function signForApplicant(
  req: PayloadRequest,
  address: RequestAddress,
  { name, at, file }: { name?: string; at?: string; file?: SentFile },
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  const work = inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    const signature: Signature = {
      name: name?.trim() || row.applicant.name,
      at: at ?? new Date().toISOString(),
      means: file ? 'PAPER' : 'IN_PERSON',
      file,
    }
    if (row.status !== 'CERTIFICATE') {
      throw invalidField('status', 'Le certificat n’est pas à signer')
    }
    await sign(req, await caseOf(req, row), signature)
    return write(req, row, {}, line('CERTIFICATE_SIGNED', authorOf(req), { text: signature.name }))
  })
  return swept(work)
}
