'use client'

import { lazy, Suspense } from 'react'

import { useSession } from '@/ui/api/use-session'

const Bell = lazy(() =>
  import('./BellWithManners').then(({ BellWithManners }) => ({ default: BellWithManners })),
)

/**
 * The bell in a header that has no other menus of the frame: its code, and the manners of its
 * panel, are fetched only for whoever is signed in.
 */
export function ShelterBell() {
  const user = useSession()
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  )
}
