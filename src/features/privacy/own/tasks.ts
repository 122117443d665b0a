import { defineTask } from '@/platform/jobs/task'

import { eraseDueAccounts } from './commands'
import { eraseUnconfirmedAccounts } from './unconfirmed'

/** What the end of accounts does by itself. */
export const ownDataTasks = [
  defineTask({
    slug: 'erase-due-accounts',
    label: 'Effacer les comptes dont la personne a demandé l’effacement il y a quatorze jours',
    recurs: { dailyAt: '03:20' },
    run: async ({ req }) => void (await eraseDueAccounts(req)),
  }),
  defineTask({
    slug: 'erase-unconfirmed-accounts',
    label: 'Effacer les comptes dont personne n’a confirmé l’adresse en trente jours',
    recurs: { dailyAt: '03:40' },
    run: async ({ req }) => void (await eraseUnconfirmedAccounts(req)),
  }),
]
