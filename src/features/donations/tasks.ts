import { defineTask } from '@/platform/jobs/task'

import { forgetAbandoned } from './commands/forget-abandoned'
import { compareWithProvider } from './settle/commands/compare'
import { reconcileOpen } from './settle/commands/reconcile'
import { settleGift } from './settle/tasks'
import { endUnanswered } from './sponsorships/commands/end-unanswered'
import { warnExpiringCards } from './sponsorships/commands/warn-expiring-cards'
import { leaveTasks } from './sponsorships/tasks'

/** What gifts do by themselves. */
export const donationTasks = [
  settleGift,
  ...leaveTasks,
  defineTask({
    slug: 'reconcile-gifts',
    label: 'Vérifier les dons et parrainages en attente auprès du prestataire',
    recurs: { everyMinutes: 5 },
    run: async ({ req }) => void (await reconcileOpen(req)),
  }),
  defineTask({
    slug: 'compare-gifts',
    label: 'Comparer les écritures avec le prestataire de paiement',
    recurs: { dailyAt: '04:10' },
    run: async ({ req }) => void (await compareWithProvider(req)),
  }),
  defineTask({
    slug: 'forget-abandoned-gifts',
    label: 'Anonymiser les dons jamais payés depuis plus de 90 jours',
    recurs: { dailyAt: '03:50' },
    run: async ({ req }) => void (await forgetAbandoned(req)),
  }),
  defineTask({
    slug: 'end-unanswered-sponsorships',
    label: 'Arrêter les parrainages sans réponse quinze jours après le départ de l’animal',
    recurs: { dailyAt: '06:30' },
    run: async ({ req }) => void (await endUnanswered(req)),
  }),
  defineTask({
    slug: 'warn-expiring-cards',
    label: 'Prévenir les parrains dont la carte expire dans le mois',
    recurs: { dailyAt: '09:10' },
    run: async ({ req }) => void (await warnExpiringCards(req)),
  }),
]
