'use client'

import { useEffect } from 'react'

import { LIKES_KEY } from '@/features/likes/key.model'

import { useKnownSession } from '@/ui/api/use-session'
import { lazyExtra } from '@/ui/lazy-extra'

const OwnLikes = lazyExtra(() =>
  import('@/features/likes/components/OwnLikes').then((module) => module.OwnLikes),
)

/** Hearts show what the person likes; the code is fetched for nobody else. */
export function OwnHearts() {
  const user = useKnownSession()
  useEffect(() => {
    if (user !== null) return
    try {
      // Whoever signed out leaves nothing behind on a shared computer.
      localStorage.removeItem(LIKES_KEY)
    } catch {
      // A browser that keeps nothing.
    }
  }, [user])
  return user ? <OwnLikes user={user.id} /> : null
}
