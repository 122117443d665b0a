import { pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/** For each recurring task the last slot that was taken: whoever moves it forward queues the job. */
export const jobSchedules = pgTable('job_schedules', {
  task: varchar('task', { length: 100 }).primaryKey(),
  slot: timestamp('slot', { withTimezone: true }).notNull(),
})
