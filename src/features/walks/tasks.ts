import { defineTask } from '@/platform/jobs/task'

import { walkFlags } from './flags'

/** What walks do by themselves. */
export const walkTasks = [
  defineTask({
    slug: 'forget-walk-problems',
    label: 'Effacer les signalements de promenades d’il y a un an',
    recurs: { dailyAt: '05:00' },
    run: async ({ req }) => walkFlags.forget(req),
  }),
]
