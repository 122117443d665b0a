'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** A `ShelterMap` that comes alive after what a page is opened for; its links lead on from the first. */
export const ShelterMapIsland = lazyDrawn(() =>
  import('./ShelterMap').then((file) => file.ShelterMap),
)
