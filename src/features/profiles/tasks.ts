import { defineTask } from '@/platform/jobs/task'

import { forgetLostProfiles } from './commands'

export const profileTasks = [
  defineTask({
    slug: 'forget-lost-profiles',
    label: 'Oublier les profils dont le compte n’existe plus',
    recurs: { dailyAt: '04:30' },
    run: async ({ req }) => void (await forgetLostProfiles(req)),
  }),
]
