'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** A `ShareRow` that comes alive after what a page is opened for; its links lead on from the first. */
export const ShareRowIsland = lazyDrawn(() => import('./ShareRow').then((file) => file.ShareRow))
