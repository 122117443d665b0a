import { createLocalReq, type Payload } from 'payload'

import { forgetLostArrivals, noteArrivals } from '@/features/animals/arrivals/commands'
import { defineTask } from '@/platform/jobs/task'

import { forgetUnconfirmed } from './commands/forget'
import { tellSearches } from './commands/tell'
import { isWeekDue, MORNING, type Cadence } from './model'
import { lastRound } from './rounds'

/** Tells a cadence of everything that came, round after round. */
async function tellAll(payload: Payload, cadence: Cadence, now: Date): Promise<void> {
  const last = await noteArrivals(await createLocalReq({}, payload))
  for (let before = -1; ;) {
    const { isWhole, upTo } = await tellSearches(payload, cadence, { last, now })
    // A search that has to wait holds the others up no longer than to the next run.
    if (isWhole || upTo <= before) return
    before = upTo
  }
}

/** Saved searches: what is told at once, in the morning and on Monday, and what is forgotten. */
export const savedSearchTasks = [
  defineTask({
    slug: 'tell-searches-now',
    label: 'Annoncer les nouveaux animaux aux alertes immédiates',
    recurs: { everyMinutes: 1 },
    run: async ({ req: { payload } }) => tellAll(payload, 'NOW', new Date()),
  }),
  defineTask({
    slug: 'tell-searches-morning',
    label: 'Annoncer les nouveaux animaux aux alertes du matin et de la semaine',
    recurs: { dailyAt: MORNING },
    run: async ({ req: { payload } }) => {
      const now = new Date()
      await tellAll(payload, 'DAILY', now)
      if (isWeekDue(await lastRound(payload, 'WEEKLY'), now)) await tellAll(payload, 'WEEKLY', now)
    },
  }),
  defineTask({
    slug: 'forget-searches',
    label: 'Effacer les alertes jamais confirmées',
    recurs: { dailyAt: '04:35' },
    run: async ({ req }) => {
      await forgetUnconfirmed(req)
      await forgetLostArrivals(req)
    },
  }),
]
