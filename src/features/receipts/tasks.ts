import { enqueue } from '@/platform/jobs/enqueue'
import { defineTask } from '@/platform/jobs/task'

import { blockedShelters, followOrder } from './issue'
import { openOrders, sheltersWithOpenOrders } from './orders'

/** Makes, cancels or replaces the receipt of one payment. */
export const issueReceipt = defineTask<{ payment: string }>({
  slug: 'issue-receipt',
  label: 'Établir un reçu fiscal',
  run: async ({ req, input }) => followOrder(req, input.payment),
})

/** Orders that one round takes up again; the next round follows within the hour. */
const AT_ONCE = 500

/** Takes up what waited: for the identity of a shelter, or for a server that was down. */
const issueWaiting = defineTask({
  slug: 'issue-waiting-receipts',
  label: 'Établir les reçus fiscaux en attente',
  recurs: { everyMinutes: 60 },
  run: async ({ req }) => {
    const blocked = await blockedShelters(req, await sheltersWithOpenOrders(req))
    for (const payment of await openOrders(req, { limit: AT_ONCE, blocked })) {
      await enqueue(req, issueReceipt, { payment })
    }
  },
})

/** What receipts do by themselves. */
export const receiptTasks = [issueReceipt, issueWaiting]
