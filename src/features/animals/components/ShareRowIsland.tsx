'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/LineIcon.module.scss'
import './ShareRow.module.scss'

/** A `ShareRow`, which few press, and none first. */
export const ShareRowIsland = lazyDrawn(() => import('./ShareRow').then((file) => file.ShareRow))
