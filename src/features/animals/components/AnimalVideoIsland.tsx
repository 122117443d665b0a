'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import './AnimalVideo.module.scss'

/** An `AnimalVideo`: few animals have one. */
export const AnimalVideoIsland = lazyDrawn(() =>
  import('./AnimalVideo').then((file) => file.AnimalVideo),
)
