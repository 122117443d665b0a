'use client'

import { useFormFields, useListDrawer } from '@payloadcms/ui'
import { useMemo } from 'react'

type Relation = string | { id: string } | null | undefined

/** Payload's list of a collection in a drawer, of the shelter of the page being edited alone. */
export function useShelterDrawer(collection: 'media' | 'animals') {
  const shelter = useFormFields(([fields]) => {
    const value = fields.shelter?.value as Relation
    return typeof value === 'string' ? value : (value?.id ?? null)
  })
  // A new object would make the drawer read its list again at each key typed.
  const options = useMemo(
    () => ({
      collectionSlugs: [collection],
      selectedCollection: collection,
      filterOptions: { [collection]: { shelter: { equals: shelter } } },
    }),
    [collection, shelter],
  )
  const [Drawer, , { openDrawer, closeDrawer }] = useListDrawer(options)
  return { Drawer, openDrawer, closeDrawer, hasShelter: shelter !== null }
}
