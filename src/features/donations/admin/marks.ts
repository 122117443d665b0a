import type { MarkTone } from '@/ui/AdminList/StatusMark'

import type { DonationStatus, SponsorshipStatus } from '../model'

/** The colour of each state, of a gift or a sponsorship. */
export const TONES: Readonly<Partial<Record<DonationStatus | SponsorshipStatus, MarkTone>>> = {
  PAID: 'good',
  ACTIVE: 'good',
  PENDING: 'wait',
  AWAITING_CHOICE: 'wait',
  PAUSED: 'wait',
  PAST_DUE: 'care',
  PARTIALLY_REFUNDED: 'care',
  DISPUTED: 'bad',
  FAILED: 'bad',
}
