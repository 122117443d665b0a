import { defineTask } from '@/platform/jobs/task'

import { forgetOld } from './commands/forget'
import { remindVolunteers } from './commands/remind'

/** What volunteering does by itself. */
export const volunteeringTasks = [
  defineTask({
    slug: 'remind-volunteers',
    label: 'Rappeler aux bénévoles leur créneau du lendemain',
    recurs: { everyMinutes: 30 },
    run: async ({ req }) => void (await remindVolunteers(req)),
  }),
  defineTask({
    slug: 'forget-volunteers',
    label: 'Effacer ce que le bénévolat n’a plus besoin de garder',
    recurs: { dailyAt: '05:10' },
    run: async ({ req }) => forgetOld(req),
  }),
]
