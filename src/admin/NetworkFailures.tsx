'use client'

import { useEffect, type ReactNode } from 'react'

import { withFrenchFailures } from './network-failures'

/** While the admin is on the screen, a network that is away is told in French. */
export function NetworkFailures({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { fetch } = window
    window.fetch = withFrenchFailures(fetch)
    return () => {
      window.fetch = fetch
    }
  }, [])
  return children
}
