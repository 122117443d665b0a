import type { CollectionConfig, Field } from 'payload'

/**
 * Payload makes an enum of the names of all tasks, so that each new task would need
 * a migration; as a text it needs none. Source: payload/dist/queues/config/collection.js.
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

/** Payload's collection of jobs, with the names of tasks as texts. */
export const withTextNames = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(nameAsText),
})
