import { defineTask } from '@/platform/jobs/task'

import { forgetLostBadges, recountAll, recountTouched } from './commands/recount'

/** A badge was made or changed: who has reached it is found among everybody. */
export const recountEverybody = defineTask({
  slug: 'recount-all-badges',
  label: 'Compter les badges de tous',
  run: async ({ req }) => void (await recountAll(req)),
})

/** What badges do by themselves. */
export const badgeTasks = [
  recountEverybody,
  defineTask({
    slug: 'recount-badges',
    label: 'Compter les badges des personnes dont quelque chose a changé',
    recurs: { everyMinutes: 1 },
    run: async ({ req }) => void (await recountTouched(req)),
  }),
  defineTask({
    slug: 'recount-badges-nightly',
    label: 'Compter les badges de tous, la nuit',
    recurs: { dailyAt: '03:40' },
    run: async ({ req }) => {
      await forgetLostBadges(req)
      await recountAll(req)
    },
  }),
]
