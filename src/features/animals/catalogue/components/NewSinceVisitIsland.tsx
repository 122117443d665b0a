'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** `NewSinceVisit`, which marks what stands there already. */
export const NewSinceVisitIsland = lazyDrawn(() =>
  import('./NewSinceVisit').then((file) => file.NewSinceVisit),
)
