'use client'

import { useListDrawer } from '@payloadcms/ui'
import { useMemo } from 'react'

import { useShelterId } from '../use-shelter-id'

/** Payload's list of a collection in a drawer, of the shelter of the page being edited alone. */
export function useShelterDrawer(collection: 'animals') {
  const shelter = useShelterId()
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
