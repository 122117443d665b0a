import type { ProviderPayment } from '@/platform/payments/records.model'

export const NOW = new Date('2026-11-21T10:00:00Z')

/** A payment as the provider has it, for tests. Sums are cents. */
export const payment = (more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'pi_1',
  totalCents: 2750,
  tipCents: 250,
  currency: 'EUR',
  paidAt: NOW,
  refundedCents: 0,
  failedRefundCents: 0,
  isDisputed: false,
  card: null,
  subscription: null,
  reference: 'donation:1',
  ...more,
})
