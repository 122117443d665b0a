import { defineTask } from '@/platform/jobs/task'

import { tellNeighbours } from './command'
import { forgetAlerts, MORNING_AT, tellShelters } from './shelters'

/** Tells the people near that an animal is lost; publishing does not wait for it. */
export const alertReport = defineTask<{ report: string }>({
  slug: 'alert-lost-found',
  label: 'Prévenir les personnes proches d’un animal perdu',
  run: async ({ req, input: { report } }) => void (await tellNeighbours(req, report)),
})

/** What alerts do by themselves. */
export const alertTasks = [
  alertReport,
  defineTask({
    slug: 'tell-shelters-lost-found',
    label: 'Dire aux refuges ce qui a été perdu et trouvé la veille',
    recurs: { dailyAt: MORNING_AT },
    run: async ({ req }) => void (await tellShelters(req)),
  }),
  defineTask({
    slug: 'forget-lost-found-alerts',
    label: 'Oublier les alertes d’animaux perdus anciennes',
    recurs: { dailyAt: '04:45' },
    run: async ({ req }) => forgetAlerts(req),
  }),
]
