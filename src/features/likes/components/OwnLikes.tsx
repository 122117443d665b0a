'use client'

import { useEffect } from 'react'

import { followOwnLikes } from './own-likes'

/** Fills the hearts of the page with what the person likes; nothing of it is seen. */
export function OwnLikes({ user }: { user: string }) {
  useEffect(() => void followOwnLikes(user), [user])
  return null
}
