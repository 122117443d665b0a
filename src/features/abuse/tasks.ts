import { defineTask } from '@/platform/jobs/task'

import { dropDrafts } from './commands/drop-drafts'
import { eraseOld } from './commands/erase-old'

export const abuseTasks = [
  defineTask({
    slug: 'erase-old-abuse-reports',
    label: 'Effacer les signalements de maltraitance reçus il y a plus de deux ans',
    recurs: { dailyAt: '03:40' },
    run: async ({ req }) => void (await eraseOld(req)),
  }),
  defineTask({
    slug: 'drop-abuse-drafts',
    label: 'Effacer les signalements refusés qui attendaient leur page',
    recurs: { everyMinutes: 10 },
    run: async ({ req }) => dropDrafts(req),
  }),
]
