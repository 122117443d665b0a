'use client'

import { lazy, Suspense, useEffect } from 'react'

import { LIKES_KEY } from '@/features/likes/key.model'

import { useKnownSession } from '@/ui/api/use-session'

const OwnLikes = lazy(() =>
  import('@/features/likes/components/OwnLikes').then((module) => ({
    default: module.OwnLikes,
  })),
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
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <OwnLikes user={user.id} />
    </Suspense>
  )
}
