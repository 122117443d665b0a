import { defineTask } from '@/platform/jobs/task'

import { forgetOldRequests } from './commands/forget-old'

/** What adoptions do by themselves. */
export const adoptionTasks = [
  defineTask({
    slug: 'forget-old-adoption-requests',
    label: 'Anonymiser les demandes d’adoption refusées ou retirées depuis plus de deux ans',
    recurs: { dailyAt: '03:40' },
    run: async ({ req }) => void (await forgetOldRequests(req)),
  }),
]
