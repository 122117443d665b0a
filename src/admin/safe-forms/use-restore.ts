'use client'

import { useDocumentInfo, useForm, useOperation, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'

import type { Values } from '@/ui/editing/values.model'

/**
 * Puts values back into Payload's form. The server builds the state of the form from them, as it
 * does for a document, so that lists of rows and fields that depend on others are whole; what is
 * stored stays what the form compares with.
 */
export function useRestore(): (values: Values) => Promise<boolean> {
  const { getFormState } = useServerFunctions()
  const { getData, getFields, dispatchFields, setModified } = useForm()
  const operation = useOperation()
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()

  return async (values) => {
    const answer = await getFormState({
      id,
      collectionSlug,
      globalSlug,
      data: { ...getData(), ...values },
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation,
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    })
    if (!answer?.state) return false
    const present = getFields()
    const state: FormState = Object.fromEntries(
      Object.entries(answer.state).map(([path, field]) => [
        path,
        { ...field, initialValue: present[path]?.initialValue },
      ]),
    )
    dispatchFields({ type: 'REPLACE_STATE', state })
    setModified(true)
    return true
  }
}
