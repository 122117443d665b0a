'use client'

import { useSession } from '@/ui/api/use-session'
import { lazyExtra } from '@/ui/lazy-extra'

const Bell = lazyExtra(() => import('./BellWithManners').then((module) => module.BellWithManners))

/**
 * The bell in a header that has no other menus of the frame: its code, and the manners of its
 * panel, are fetched only for whoever is signed in.
 */
export function ShelterBell() {
  return useSession() ? <Bell /> : null
}
