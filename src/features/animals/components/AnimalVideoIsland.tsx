'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** An `AnimalVideo`, whose script comes only where there is a video. */
export const AnimalVideoIsland = lazyDrawn(() =>
  import('./AnimalVideo').then((file) => file.AnimalVideo),
)
