'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** An `AnimalList` among other parts of a page: what draws its next cards comes only where one is. */
export const AnimalListIsland = lazyDrawn(() =>
  import('./AnimalList').then((file) => file.AnimalList),
)
