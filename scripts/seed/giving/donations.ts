import type { Payload } from 'payload'

import { NEWSLETTER_TEXT } from '@/features/donations/model'
import type { Donation, Payment } from '@/payload-types'

import { asProgram, inTurns, today } from '../load'
import { donorIn } from './donor-rows'
import {
  addMovement,
  cardOf,
  daysLater,
  tellCheckout,
  tellPayment,
  type GivingSetting,
} from './ledger'
import type { GiftStory } from './stories'

/** The moment of a gift: people give in the evening. */
const momentOf = ({ daysAgo }: GiftStory, index: number): Date => {
  const at = new Date(today().getTime() - daysAgo * 86_400_000)
  at.setUTCHours(7 + ((index * 5) % 14), (index * 17) % 60, (index * 7) % 60, 0)
  return at
}

/** The shelter gives receipts since a year and a half. */
const wantsReceipt = (setting: GivingSetting, story: GiftStory): boolean =>
  setting.givesReceipts && story.receiptWanted && story.daysAgo < 540

const REASONS = ['Don fait deux fois par erreur', 'Erreur de montant, à la demande du donateur']

/** What happened to the money of a gift, as the lines of the ledger tell it. */
function movementsOf({ status, amountCents, tipCents }: GiftStory): Array<{
  kind: Payment['kind']
  amountCents: number
  tipCents: number
  daysLater: number
}> {
  if (status === 'FAILED' || status === 'EXPIRED') return []
  const charge = { kind: 'CHARGE' as const, amountCents, tipCents, daysLater: 0 }
  const back = { amountCents: -amountCents, tipCents: -tipCents, daysLater: 5 }
  switch (status) {
    case 'REFUNDED':
      return [charge, { kind: 'REFUND', ...back }]
    case 'DISPUTED':
      return [charge, { kind: 'DISPUTE', ...back, daysLater: 12 }]
    case 'PARTIALLY_REFUNDED':
      return [
        charge,
        { kind: 'REFUND', amountCents: -Math.floor(amountCents / 2), tipCents: 0, daysLater: 3 },
      ]
    default:
      return [charge]
  }
}

/** Writes one gift with its lines in the ledger; answers the line of its payment, if it was paid. */
async function addGift(
  payload: Payload,
  setting: GivingSetting,
  story: GiftStory,
  index: number,
): Promise<Payment | null> {
  const { person, id: donor } = await donorIn(payload, setting, story.donor)
  const at = momentOf(story, index)
  const paid = movementsOf(story)
  const back = paid.slice(1).reduce((sum, each) => sum - each.amountCents - each.tipCents, 0)
  const key = `${setting.slug}-${index}`
  const receiptWanted = wantsReceipt(setting, story)
  const gift: Donation = await payload.create({
    collection: 'donations',
    ...asProgram,
    data: {
      shelter: setting.id,
      type: setting.id ? 'DONATION' : 'TIP',
      animal: story.animal === null ? null : setting.animals[story.animal]?.id,
      donor,
      status: story.status,
      amountCents: story.amountCents,
      tipCents: story.tipCents,
      currency: 'EUR',
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      message: story.message,
      isAnonymous: story.isAnonymous,
      newsletterAt: story.newsletter ? at.toISOString() : null,
      newsletterText: story.newsletter ? NEWSLETTER_TEXT : null,
      receiptWanted,
      address: receiptWanted ? person.address : undefined,
      provider: 'simulator',
      account: setting.account,
      checkoutId: `cs_demo_${key}`,
      idempotencyKey: `demonstration-${key}`,
      expiresAt: new Date(at.getTime() + 7_200_000).toISOString(),
      failure: story.status === 'FAILED' ? 'La carte a été refusée' : null,
      paidAt: paid.length > 0 ? at.toISOString() : null,
      refundedCents: story.status === 'DISPUTED' ? 0 : back,
      revision: 0,
      createdAt: new Date(at.getTime() - 90_000).toISOString(),
    },
  })
  const card = cardOf(story.donor)
  const reference = `donation:${gift.id}`
  const { amountCents, tipCents } = story
  tellCheckout(setting, {
    id: gift.checkoutId ?? '',
    reference,
    frequency: null,
    amountCents,
    tipCents,
    email: person.email,
    expiresAt: gift.expiresAt ?? at.toISOString(),
    payment: paid.length > 0 ? `pi_demo_${key}` : null,
    failure: gift.failure ?? null,
  })
  if (paid.length > 0)
    tellPayment(setting, {
      id: `pi_demo_${key}`,
      totalCents: amountCents + tipCents,
      tipCents,
      reference,
      card,
      at,
      refundedCents: gift.refundedCents,
      tipRefundedCents: story.status === 'REFUNDED' ? tipCents : 0,
      isDisputed: story.status === 'DISPUTED',
    })
  let charge: Payment | null = null
  for (const { daysLater: days, ...movement } of paid) {
    const row = await addMovement(payload, setting, {
      ...movement,
      at: daysLater(at, days),
      providerId: `pi_demo_${key}`,
      donation: gift.id,
      animal: gift.animal,
      donor,
      card,
      reason: movement.kind === 'REFUND' ? REASONS[index % REASONS.length] : null,
    })
    charge ??= row
  }
  return charge
}

/**
 * Writes gifts of a shelter, one after the other; answers the payments for which a receipt is wanted.
 * @param part.first rank of the first of them among all gifts of the shelter
 */
export async function addGifts(
  payload: Payload,
  setting: GivingSetting,
  { first, gifts }: { first: number; gifts: readonly GiftStory[] },
): Promise<Array<{ payment: Payment; donor: number }>> {
  const charges = await inTurns(gifts, 1, (story, index) =>
    addGift(payload, setting, story, first + index),
  )
  return gifts.flatMap((story, index) => {
    const payment = charges[index]
    return payment && story.status === 'PAID' && wantsReceipt(setting, story)
      ? [{ payment, donor: story.donor }]
      : []
  })
}
