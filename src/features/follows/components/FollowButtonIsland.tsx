'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** A `FollowButton` that comes alive after what a page is opened for. */
export const FollowButtonIsland = lazyDrawn(() =>
  import('./FollowButton').then((file) => file.FollowButton),
)
