import type { Option } from 'payload'

/** Options of a select field, from a table of French labels. */
export function optionsOf(labels: Record<string, string>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
