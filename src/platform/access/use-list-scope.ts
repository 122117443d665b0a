'use client'

import { useShelterInHand } from './use-shelter-in-hand'
import { useActor } from './use-actor'

/** Whose rows a list of the admin shows: of which shelter, and whether the person may see all. */
export function useListScope() {
  const actor = useActor()
  return { shelter: useShelterInHand(), isSuperAdmin: actor?.isSuperAdmin === true }
}
