import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { invalidField } from '@/platform/http/errors'

import { caseOf } from '../facts'
import { tellLink } from '../mails'
import { requireAdoptions, holdRequest, type RequestAddress } from '../request-row'

/**
 * Sends the applicant the link to their page again: the team never holds it, because who has it
 * acts as the applicant.
 * @throws {HttpError} 403, 404, 422 for somebody who has no e-mail address
 */
export async function sendLink(req: PayloadRequest, address: RequestAddress): Promise<void> {
  const shelter = await requireAdoptions(req, address.shelter)
  await inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    if (!row.applicant.email) {
      throw invalidField('email', 'Pas d’adresse e-mail\u00a0: le lien ne peut pas être envoyé')
    }
    await tellLink(req, await caseOf(req, row))
  })
}
