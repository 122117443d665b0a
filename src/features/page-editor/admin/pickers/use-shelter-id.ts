'use client'

import { useFormFields } from '@payloadcms/ui'

type Relation = string | { id: string } | null | undefined

/** The shelter of the page being edited; null until it is chosen. */
export function useShelterId(): string | null {
  return useFormFields(([fields]) => {
    const value = fields.shelter?.value as Relation
    return typeof value === 'string' ? value : (value?.id ?? null)
  })
}
