'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** An `AnimalSearch` whose fields come alive after the rest of the page: it is a plain form until then. */
export const AnimalSearchIsland = lazyDrawn(() =>
  import('./AnimalSearch').then((file) => file.AnimalSearch),
)
