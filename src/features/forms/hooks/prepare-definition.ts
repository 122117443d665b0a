import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import type { Form } from '@/payload-types'
import { refuse } from '@/platform/validation/issues'

import { EMPTY_DEFINITION, nameFields, namesOf, type FormField } from '../model'
import { definitionSchema, readDefinition } from '../schema'

async function hasAnswers(req: PayloadRequest, form: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'form-submissions',
    // Whether somebody answered is asked, whoever may read what they wrote.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    where: { form: { equals: form } },
  })
  return docs.length > 0
}

/** Names that stay: all of them once somebody answered, else those whose label is the same. */
async function keptNames(
  req: PayloadRequest,
  form: Form | undefined,
  fields: readonly FormField[],
): Promise<Map<string, string> | undefined> {
  if (!form?.id) return undefined
  const stored = readDefinition(form.schema)
  if (await hasAnswers(req, form.id)) return namesOf(stored)
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  const same = stored.fields.filter(({ id, label }) => labels.get(id) === label)
  return namesOf({ ...stored, fields: same })
}

/**
 * Checks the questions of a form before every write, and names them: from their labels, or as
 * they were called when the first answer came.
 */
export const prepareDefinition: CollectionBeforeValidateHook<Form> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!data) return data
  if (!('schema' in data) || data.schema === undefined) {
    return operation === 'create' && !originalDoc ? { ...data, schema: EMPTY_DEFINITION } : data
  }
  const result = definitionSchema.safeParse(data.schema)
  if (!result.success) {
    return refuse(
      'forms',
      result.error.issues.map(({ path, message }) => ({
        path: ['schema', ...path].map(String).join('.'),
        message,
      })),
    )
  }
  const { fields } = result.data
  const kept = operation === 'update' ? await keptNames(req, originalDoc, fields) : undefined
  return { ...data, schema: { ...result.data, fields: nameFields(fields, kept) } }
}
