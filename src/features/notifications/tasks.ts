import { defineTask } from '@/platform/jobs/task'

import { forgetOldNotices } from './store'

/** What notifications do by themselves. */
export const notificationTasks = [
  defineTask({
    slug: 'forget-old-notifications',
    label: 'Oublier les notifications trop anciennes',
    recurs: { dailyAt: '04:10' },
    run: async ({ req }) => void (await forgetOldNotices(req)),
  }),
]
