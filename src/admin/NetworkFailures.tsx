'use client'

import type { ReactNode } from 'react'

import { withFrenchFailures } from '@/platform/patches/network-failures'

// Before any effect of a screen: what a screen puts over `fetch` it takes off again when it leaves,
// and it can only do so when nothing was put over it in between.
if (typeof window !== 'undefined') window.fetch = withFrenchFailures(window.fetch)

/** While the admin is on the screen, a network that is away is told in French. */
export function NetworkFailures({ children }: { children: ReactNode }) {
  return children
}
