'use client'

import { lazy, Suspense } from 'react'

import { useSession } from '@/ui/api/use-session'

const NotificationBell = lazy(() =>
  import('@/features/notifications/components/NotificationBell').then((module) => ({
    default: module.NotificationBell,
  })),
)

/** The bell of whoever is signed in; its code is fetched for nobody else. */
export function OwnBell() {
  const user = useSession()
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <NotificationBell />
    </Suspense>
  )
}
