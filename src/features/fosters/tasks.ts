import { defineTask } from '@/platform/jobs/task'

import { forgetFamilies } from './commands/forget'

/** What is done about foster families by itself. */
export const fosterTasks = [
  defineTask({
    slug: 'forget-foster-families',
    label: 'Effacer les familles d’accueil d’il y a trois ans',
    recurs: { dailyAt: '05:20' },
    run: async ({ req }) => forgetFamilies(req),
  }),
]
