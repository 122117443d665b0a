'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** A `ShelterMenu` that comes alive after the rest of its page; its links lead on from the first. */
export const ShelterMenuIsland = lazyDrawn(() =>
  import('./ShelterMenu').then((file) => file.ShelterMenu),
)
