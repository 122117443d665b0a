import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import type { Task } from '@/platform/jobs/task'

/** The program on the test file's own database. */
export function getTestPayload(): Promise<Payload> {
  return getPayload({ config })
}

/**
 * Until it is called back, these are all the tasks that the program knows.
 * @returns what gives it those of its own again, as `beforeAll` runs it in the end
 */
export async function onlyTasks(tasks: ReadonlyArray<Task<never>>): Promise<() => void> {
  const { jobs } = (await getTestPayload()).config
  const own = jobs.tasks
  jobs.tasks = tasks as never
  return () => {
    jobs.tasks = own
  }
}
