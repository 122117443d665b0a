'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'

import { idsOf } from './order'

/**
 * The shelter to whose library the pictures of a field belong: that of the row it stands in,
 * that of the document, or the document itself; `null` until it is chosen.
 */
export function useFieldShelter(path: string): string | null {
  const { id, collectionSlug } = useDocumentInfo()
  const row = path.includes('.') ? `${path.slice(0, path.lastIndexOf('.'))}.shelter` : 'shelter'
  const chosen = useFormFields(([fields]) => idsOf((fields[row] ?? fields.shelter)?.value)[0])
  if (collectionSlug === 'shelters') return id === undefined ? null : String(id)
  return chosen ?? null
}
