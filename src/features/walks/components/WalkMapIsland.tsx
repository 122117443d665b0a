'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/MapDoor.module.scss'
import '@/ui/NewTab.module.scss'

/** The `WalkMap` of the list, which shows itself when asked to. */
export const WalkMapIsland = lazyDrawn(() => import('./WalkMap').then((file) => file.WalkMap))
