import type { Config, Payload } from 'payload'

import { withTextNames } from '../patches/task-names'
import type { Task } from './task'

/** Payload's queue with our tasks, closed to every request but our own runner's. */
export function jobsConfig(tasks: readonly Task[]): Config['jobs'] {
  return {
    tasks: [...tasks],
    // Kept some days for whoever looks into something (see `tidyUp`).
    deleteJobOnComplete: false,
    access: { run: () => false, queue: () => false, cancel: () => false },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => withTextNames(defaultJobsCollection),
  }
}

/** The tasks of the running program. */
export function tasksOf(payload: Payload): Array<Partial<Task> & { slug: string }> {
  return (payload.config.jobs.tasks ?? []) as Array<Partial<Task> & { slug: string }>
}
