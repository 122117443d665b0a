import type { PayloadRequest } from 'payload'

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
