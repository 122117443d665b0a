import type { PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'

import { refundPayment, type RefundOrder } from '../../refunds/commands/refund'
import type { PaymentLine } from '../view'

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
