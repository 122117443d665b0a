import type { CollectionConfig, Config, Field, Payload } from 'payload'

import type { Task } from './task'

/**
 * Payload makes an enum of the names of all tasks, so that each new task would need
 * a migration; as a text it needs none.
 */
function nameAsText(field: Field): Field {
  if ('name' in field && field.name === 'taskSlug') {
    const index = 'index' in field && field.index
    return { name: 'taskSlug', type: 'text', ...(index ? { index: true } : { required: true }) }
  }
  if (field.type === 'array') return { ...field, fields: field.fields.map(nameAsText) }
  if (field.type === 'tabs') {
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(nameAsText) })),
    }
  }
  return field
}

const withTextNames = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(nameAsText),
})

/** Payload's queue with our tasks, closed to every request but our own runner's. */
export function jobsConfig(tasks: readonly Task<never>[]): Config['jobs'] {
  return {
    // Each task knows the type of its own input.
    tasks: tasks as unknown as NonNullable<Config['jobs']>['tasks'],
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
