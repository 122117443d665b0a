import { pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '../db/columns'

/** For each recurring task the last slot that was taken: whoever moves it forward queues the job. */
export const jobSchedules = pgTable('job_schedules', {
  task: varchar('task', { length: 100 }).primaryKey(),
  slot: moment('slot').notNull(),
})
