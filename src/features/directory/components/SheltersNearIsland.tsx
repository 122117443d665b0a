'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** `SheltersNear` far down a page: what answers it is not among the first things that a page needs. */
export const SheltersNearIsland = lazyDrawn(() =>
  import('./SheltersNear').then((file) => file.SheltersNear),
)
