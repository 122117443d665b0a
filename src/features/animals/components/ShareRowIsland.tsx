'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/LineIcon.module.scss'
import './ShareRow.module.scss'

/** A `ShareRow`, which stands at the end of a page. */
export const ShareRowIsland = lazyDrawn(() => import('./ShareRow').then((file) => file.ShareRow))
