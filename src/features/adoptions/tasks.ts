import { defineTask } from '@/platform/jobs/task'

import { forgetOldRequests } from './commands/forget-old'
import { linkLaterTask } from './link-later'

/** What adoptions do by themselves. */
export const adoptionTasks = [
  linkLaterTask,
  defineTask({
    slug: 'forget-old-adoption-requests',
    label: 'Anonymiser les demandes d’adoption refusées ou retirées depuis plus de deux ans',
    recurs: { dailyAt: '03:40' },
    run: async ({ req }) => void (await forgetOldRequests(req)),
  }),
]
