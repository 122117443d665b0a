'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** A `FilterPanel` whose fields come alive after the list: it is a plain form until then. */
export const FilterPanelIsland = lazyDrawn(() =>
  import('./FilterPanel').then((file) => file.FilterPanel),
)
