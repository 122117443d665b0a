import type {
  CheckoutRecord,
  EndedBecause,
  ProviderPayment,
  SubscriptionRecord,
} from '@/platform/payments/records.model'

import {
  mayBecome,
  nextSponsorshipStatuses,
  type DonationStatus,
  type EndReason,
  type SponsorshipStatus,
} from '../model'

/** The state of a payment whose money came. */
function statusOfPayment({ isDisputed, refundedCents, totalCents }: ProviderPayment) {
  if (isDisputed) return 'DISPUTED'
  if (refundedCents >= totalCents) return 'REFUNDED'
  return refundedCents > 0 ? 'PARTIALLY_REFUNDED' : 'PAID'
}

/** The state of a gift after its page was looked up: never one that may not follow. */
export function donationStatusAfter(
  from: DonationStatus,
  { state, payment }: Pick<CheckoutRecord, 'state' | 'payment'>,
): DonationStatus {
  const wanted = (): DonationStatus => {
    if (payment) return statusOfPayment(payment)
    if (state === 'failed') return 'FAILED'
    return state === 'expired' ? 'EXPIRED' : from
  }
  const to = wanted()
  return mayBecome(from, to) ? to : from
}

type SponsorshipFacts = {
  status: SponsorshipStatus
  endReason: EndReason | null
  /** A term was paid, now or before. */
  wasPaid: boolean
}

type Ended = Pick<SubscriptionRecord, 'state' | 'endedBecause'>

type Outcome = { status: SponsorshipStatus; endReason: EndReason | null }

function wantedStatus(
  { status, wasPaid }: SponsorshipFacts,
  { state }: Pick<SubscriptionRecord, 'state'>,
): SponsorshipStatus {
  if (state === 'ended') return 'ENDED'
  if (!wasPaid) return status
  // The sponsor is asked what follows: what the provider does meanwhile changes nothing.
  if (status === 'AWAITING_CHOICE') return status
  if (state === 'incomplete') return status
  return state === 'past_due' ? 'PAST_DUE' : state === 'paused' ? 'PAUSED' : 'ACTIVE'
}

const END_REASONS: Record<EndedBecause, EndReason> = {
  donor: 'DONOR',
  shelter: 'SHELTER',
  card: 'CARD',
}

/** Why the provider ended it by itself: a card that was refused too often, or its own screens. */
function reasonOf(
  { status, wasPaid, endReason }: SponsorshipFacts,
  { endedBecause }: Ended,
): EndReason {
  // A command had said why, and did not come to its end.
  if (endReason && endReason !== 'EXPIRED') return endReason
  if (!wasPaid) return 'EXPIRED'
  if (endedBecause) return END_REASONS[endedBecause]
  return status === 'PAST_DUE' || status === 'ACTIVE' ? 'CARD' : 'SHELTER'
}

/**
 * The state of a sponsorship after it was looked up. The first payment may be seen together with
 * all that followed, so a state that is reached through ACTIVE counts too: one that had ended unpaid
 * and was paid late, but is over by then, gets the reason of its real end.
 */
export function sponsorshipAfter(facts: SponsorshipFacts, record: Ended): Outcome {
  const { status, endReason } = facts
  const to = wantedStatus(facts, record)
  const direct = nextSponsorshipStatuses(status, endReason)
  const isLegal =
    direct.includes(to) ||
    direct.some((next) => facts.wasPaid && nextSponsorshipStatuses(next).includes(to))
  if (!isLegal) return { status, endReason }
  if (to === 'ENDED') return { status: to, endReason: reasonOf(facts, record) }
  return { status: to, endReason: status === 'ENDED' ? null : endReason }
}
