'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** A `RecentlySeen` that is fetched after the page: the server has nothing to show of it. */
export const RecentlySeenIsland = lazyDrawn(() =>
  import('./RecentlySeen').then((file) => file.RecentlySeen),
)
