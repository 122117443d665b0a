import type { CollectionBeforeChangeHook } from 'payload'

import type { Form } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { activationIssues } from '../model'
import { readDefinition } from '../schema'

/** Refuses to open to the public a form that nobody could answer, or be answered through. */
export const checkActivation: CollectionBeforeChangeHook<Form> = ({ data, originalDoc }) => {
  const { isActive, type, ticketType, schema } = { ...originalDoc, ...data }
  if (!isActive) return data
  const issues = activationIssues({
    type: type ?? 'STANDARD',
    ticketType,
    schema: readDefinition(schema),
  })
  if (issues.length > 0) refuseRule('forms', issues)
  return data
}
