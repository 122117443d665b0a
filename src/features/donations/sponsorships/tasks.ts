import { defineTask } from '@/platform/jobs/task'

import { sponsorshipRow } from '../settle/ledger'
import { changeSponsorship } from './held'
import { PAUSE_LEFT } from './leave'

/** Stops the terms of a sponsorship whose sponsor is asked what follows. */
const pauseLeft = defineTask<{ id: string }>({
  ...PAUSE_LEFT,
  label: 'Suspendre un parrainage dont l’animal est parti',
  retries: 8,
  retryAfterSeconds: 10,
  run: async ({ req, input: { id } }) => {
    const row = await sponsorshipRow(req, id)
    if (row?.status !== 'AWAITING_CHOICE' || !row.subscriptionId) return
    // An answer that comes at this moment waits, and is not undone.
    await changeSponsorship(req, id, {
      what: 'leave',
      isWanted: ({ status }) => status === 'AWAITING_CHOICE',
      ask: ({ provider, at, key }) => provider.pause(at, key),
      write: (held) => Promise.resolve(held),
      isRetried: true,
    })
  },
})

export const leaveTasks = [pauseLeft]
