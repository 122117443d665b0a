import { defineTask } from '@/platform/jobs/task'

import type { Target } from './ledger'
import { settle } from './settle'

/** Looks a gift up later, when the provider did not answer at once. */
export const settleGift = defineTask<Target>({
  slug: 'settle-gift',
  label: 'Vérifier un paiement auprès du prestataire',
  retries: 8,
  retryAfterSeconds: 10,
  run: ({ req, input }) => settle(req, input),
})
