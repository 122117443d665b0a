import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { inTransaction } from '../db/transaction'
import { tasksOf } from './config'
import { enqueue } from './enqueue'
import { isDue, lastSlot, type Recurrence } from './model'
import type { Task } from './task'

/** Queue of the jobs that nobody asked for. */
const RECURRING = 'recurring'

type Recurring = Task & { recurs: Recurrence }

/**
 * Takes the present slot of a task, unless another server did, and queues its job.
 * @param isFirst no slot of it was ever taken
 */
async function take(payload: Payload, task: Recurring, now: Date, isFirst: boolean): Promise<void> {
  const req = await createLocalReq({}, payload)
  const slot = lastSlot(task.recurs, now).toISOString()
  await inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      insert into job_schedules (task, slot) values (${task.slug}, ${slot})
      on conflict (task) do update set slot = excluded.slot
      where job_schedules.slot < excluded.slot
      returning task
    `)
    if (rows.length === 0) return
    // The last night of a new installation was nobody's.
    if (isFirst && 'dailyAt' in task.recurs) return
    // A job that is late or waits for its next try does this slot's work too.
    const waiting = await execute(sql`
      select 1 from payload_jobs
      where task_slug = ${task.slug} and queue = ${RECURRING}
        and completed_at is null and has_error is not true
      limit 1
    `)
    if (waiting.rows.length === 0) await enqueue(req, task, {}, { queue: RECURRING })
  })
}

/** Queues the recurring tasks that are due; each slot once, however many servers ask. */
export async function queueRecurring(payload: Payload, now: Date): Promise<void> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ task: string; slot: string }>(
    sql`select task, slot from job_schedules`,
  )
  const taken = new Map(rows.map(({ task, slot }) => [task, new Date(slot)]))
  for (const task of tasksOf(payload)) {
    const last = taken.get(task.slug) ?? null
    if (!task.recurs || !isDue(task.recurs, last, now)) continue
    await take(payload, task as Recurring, now, last === null)
  }
}
