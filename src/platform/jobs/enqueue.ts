import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '../db/session'

import type { Task } from './task'

/**
 * Puts work in the queue, in the caller's transaction: it exists exactly when what
 * the caller wrote does. A server runs it within some seconds after the commit.
 * @param input plain JSON: ids rather than people's data
 * @param at not before this instant
 */
export async function enqueue<Input extends object>(
  req: PayloadRequest,
  task: Pick<Task<Input>, 'slug'>,
  input: Input,
  { at, queue = 'default' }: { at?: Date; queue?: string } = {},
): Promise<void> {
  // What `payload.jobs.queue` does, without its types of every task by name.
  await req.payload.db.create({
    collection: 'payload-jobs',
    req,
    returning: false,
    data: { taskSlug: task.slug, input, queue, waitUntil: at?.toISOString() },
  })
}

/**
 * {@link enqueue} of work that one job is enough for: nothing while one waits, runs, or is to be tried again.
 */
export async function enqueueOnce<Input extends object>(
  req: PayloadRequest,
  task: Pick<Task<Input>, 'slug'>,
  input: Input,
  options: Parameters<typeof enqueue>[3] = {},
): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select 1 from payload_jobs
    where task_slug = ${task.slug} and input = ${JSON.stringify(input)}::jsonb
      and completed_at is null and has_error is not true
    limit 1`)
  if (rows.length === 0) await enqueue(req, task, input, options)
}
