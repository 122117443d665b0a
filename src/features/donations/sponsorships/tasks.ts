import { inTransaction } from '@/platform/db/transaction'
import { defineTask } from '@/platform/jobs/task'

import { providerOf } from '../provider'
import { holdSponsorship } from '../settle/ledger'

/** Stops the terms of a sponsorship whose sponsor is asked what follows. */
export const pauseLeft = defineTask<{ id: string }>({
  slug: 'pause-left-sponsorship',
  label: 'Suspendre un parrainage dont l’animal est parti',
  retries: 8,
  retryAfterSeconds: 10,
  run: ({ req, input: { id } }) =>
    inTransaction(req, async (execute) => {
      // Held, so that an answer that comes at this moment waits, and is not undone.
      const row = await holdSponsorship(req, execute, id)
      if (row?.status !== 'AWAITING_CHOICE' || !row.subscriptionId) return
      const at = { account: row.account ?? null, id: row.subscriptionId }
      await providerOf(row)?.pause(at, `leave:${id}:${row.choiceUntil}`)
    }),
})

export const leaveTasks = [pauseLeft]
