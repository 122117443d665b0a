'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'

/** A `GiftForm` that comes alive after the rest of its page: it is a plain form until then. */
export const GiftFormIsland = lazyDrawn(() => import('./GiftForm').then((file) => file.GiftForm))
