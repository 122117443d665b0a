import { createLocalReq, type Payload } from 'payload'

import { followOrder } from '@/features/receipts/issue'
import { CARD_GIFT } from '@/features/receipts/model'
import { placeOrder } from '@/features/receipts/orders'
import type { Payment } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { donorOf } from './donors'
import type { GivingSetting } from './ledger'

/**
 * Makes the receipts of the payments for which one is wanted, the oldest first, as the program
 * makes them: numbers, files and rows are real.
 */
export async function addReceipts(
  payload: Payload,
  setting: GivingSetting & { id: string },
  wanted: ReadonlyArray<{ payment: Payment; donor: number }>,
): Promise<void> {
  for (const { payment, donor } of wanted) {
    const req = await createLocalReq({}, payload)
    const { firstName, lastName, email, address } = donorOf(
      setting.rank * 41 + donor,
      setting.place,
    )
    await placeOrder(req, {
      paymentId: payment.id,
      shelterId: idOf(payment.shelter) ?? setting.id,
      paidAt: payment.happenedAt,
      amountCents: payment.amountCents,
      donor: { firstName, lastName, email, address },
      ...CARD_GIFT,
    })
    await followOrder(req, payment.id)
  }
  // Nobody waits for a message about a gift of the past: the outbox starts empty.
  await payload.db.deleteMany({
    collection: 'emails',
    where: { subject: { like: 'reçu fiscal' } },
    req: await createLocalReq({}, payload),
  })
}
