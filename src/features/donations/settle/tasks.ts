import { defineTask } from '@/platform/jobs/task'

import { settle } from './commands/settle'
import type { Target } from './ledger'

/** Looks a gift up later, when the provider did not answer at once. */
export const settleGift = defineTask<Target>({
  slug: 'settle-gift',
  label: 'Vérifier un paiement auprès du prestataire',
  retries: 8,
  retryAfterSeconds: 10,
  run: ({ req, input }) => settle(req, input),
})
