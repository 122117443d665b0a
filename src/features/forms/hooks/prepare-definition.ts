import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import type { Form } from '@/payload-types'
import { refuse } from '@/platform/validation/issues'

import { EMPTY_DEFINITION, nameFields, namesOf } from '../model'
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
  const isChange = operation === 'update' && originalDoc?.id
  const kept =
    isChange && (await hasAnswers(req, originalDoc.id))
      ? namesOf(readDefinition(originalDoc.schema))
      : undefined
  return { ...data, schema: { ...result.data, fields: nameFields(result.data.fields, kept) } }
}
