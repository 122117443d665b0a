import { defineTask } from '@/platform/jobs/task'

import { purgeOldAnswers } from './submissions/commands/purge-old'

const purge = defineTask({
  slug: 'purge-form-submissions',
  label: 'Effacer les réponses aux formulaires de plus de deux ans',
  recurs: { dailyAt: '03:20' },
  run: async ({ req }) => void (await purgeOldAnswers(req)),
})

/** What forms do by themselves. */
export const formTasks = [purge]
