'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/MapDoor.module.scss'
import '@/ui/NewTab.module.scss'

/** A `PlacesMap`, which shows itself when asked to. */
export const PlacesMapIsland = lazyDrawn(() => import('./PlacesMap').then((file) => file.PlacesMap))
