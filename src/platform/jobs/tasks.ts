import { sql } from '@payloadcms/db-postgres'

import { EVERYTHING } from '../cache/cached'
import { purgeOutbox } from '../cache/drain'
import { touch } from '../cache/outbox'
import { KEEP_FAILED_DAYS, KEEP_FINISHED_DAYS } from './model'
import { defineTask } from './task'

/** Pages print ages and « il y a 3 jours »: each day they are drawn again on their next visit. */
const refreshPages = defineTask({
  slug: 'refresh-pages',
  label: 'Rafraîchir les âges affichés sur les pages',
  recurs: { dailyAt: '00:05' },
  run: ({ req }) => touch(req, [EVERYTHING]),
})

const tidyUp = defineTask({
  slug: 'tidy-up',
  label: 'Effacer les tâches terminées',
  recurs: { everyMinutes: 60 },
  run: async ({ req: { payload } }) => {
    const { drizzle } = payload.db
    await drizzle.execute(sql`
      delete from payload_jobs
      where completed_at < now() - make_interval(days => ${KEEP_FINISHED_DAYS})
        or (has_error and updated_at < now() - make_interval(days => ${KEEP_FAILED_DAYS}))
    `)
    await purgeOutbox(payload)
  },
})

/** The tasks that belong to no feature. */
export const ownTasks = [refreshPages, tidyUp]
