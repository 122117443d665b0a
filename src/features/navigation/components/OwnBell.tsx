'use client'

import { useSession } from '@/ui/api/use-session'
import { lazyExtra } from '@/ui/lazy-extra'

const NotificationBell = lazyExtra(() =>
  import('@/features/notifications/components/NotificationBell').then(
    (module) => module.NotificationBell,
  ),
)

/** The bell of whoever is signed in; its code is fetched for nobody else. */
export function OwnBell() {
  return useSession() ? <NotificationBell /> : null
}
