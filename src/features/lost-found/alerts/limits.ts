import { createLimiter } from '@/platform/rate-limit/limiter'

import { ALERTS_A_DAY } from './model'

const seconds = 86_400

/** Reports of one address whose neighbours are told in a day. */
export const authorAlerts = createLimiter({
  name: 'lost-found-alert-author',
  points: ALERTS_A_DAY.author,
  seconds,
})

/** Reports in one commune whose neighbours are told in a day. */
export const communeAlerts = createLimiter({
  name: 'lost-found-alert-commune',
  points: ALERTS_A_DAY.commune,
  seconds,
})

/** How often one person moves the place that they watch. */
export const watchLimiter = createLimiter({ name: 'lost-found-watch', points: 30, seconds: 3600 })
