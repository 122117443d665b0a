import type { PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'

import { endSponsorship, refundPayment, type RefundOrder } from '../commands'
import { readSponsorship } from './detail'
import type { PaymentLine, SponsorshipDetail } from './view'

/**
 * Gives back one payment of a gift or sponsorship that the person has just been shown.
 * @throws {HttpError} 404 when the payment is of another one; see `refundPayment`
 */
export async function refundOne(
  req: PayloadRequest,
  { payments }: { payments: readonly PaymentLine[] },
  order: RefundOrder,
): Promise<void> {
  if (!payments.some(({ id, kind }) => id === order.paymentId && kind === 'CHARGE'))
    throw new HttpError(404, 'Paiement introuvable')
  await refundPayment(req, order)
}

/**
 * Ends a sponsorship in the name of the shelter.
 * @throws {HttpError} 403, 404, 503
 */
export async function endForShelter(
  req: PayloadRequest,
  address: { shelter: string; id: string },
): Promise<SponsorshipDetail> {
  // Reading it checks the right to it.
  const { id } = await readSponsorship(req, address)
  await endSponsorship(req, id, 'SHELTER')
  return readSponsorship(req, address)
}
