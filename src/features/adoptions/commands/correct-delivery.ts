import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { invalidField } from '@/platform/http/errors'
import { swept } from '@/platform/storage/transaction'

import { redate } from '../certificates/commands/redate'
import { checkDelivery } from '../certificates/delivery'
import { caseOf, momentThere } from '../facts'
import { requireAdoptions, holdRequest, type RequestAddress } from '../request-row'
import { write } from '../steps'
import { authorOf, line } from '../timeline'

/**
 * Puts the date of delivery of a certificate right, when it was given by hand at another moment.
 * The seven days count from there. The log keeps both dates, and the story the reason.
 * @throws {HttpError} 403, 404, 409 when it is signed, 422 for a moment that cannot be
 */
export async function correctDelivery(
  req: PayloadRequest,
  address: RequestAddress,
  { deliveredAt, reason }: { deliveredAt: string; reason?: string },
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return swept(
    inTransaction(req, async (execute) => {
      const row = await holdRequest(req, execute, { id: address.id, shelter })
      if (row.status !== 'CERTIFICATE') {
        throw invalidField('status', 'Le certificat n’est pas à signer')
      }
      const about = await caseOf(req, row)
      const at = new Date(deliveredAt)
      checkDelivery(about, at, new Date())
      await redate(req, about, at)
      const words = [`Remis le ${momentThere(about, deliveredAt)}`, reason?.trim()]
        .filter(Boolean)
        .join('\n')
      return write(req, row, {}, line('CERTIFICATE_DATED', authorOf(req), { text: words }))
    }),
  )
}
