import { defineTask } from '@/platform/jobs/task'

import { forgetEndedSessions } from './own/ended-sessions'

/** What accounts do by themselves. */
export const accountTasks = [
  defineTask({
    slug: 'forget-ended-sessions',
    label: 'Oublier de quels appareils étaient les sessions fermées',
    recurs: { dailyAt: '04:15' },
    run: async ({ req }) => void (await forgetEndedSessions(req)),
  }),
]
