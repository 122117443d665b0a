'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/MapDoor.module.scss'
import '@/ui/NewTab.module.scss'
import './ShelterMap.module.scss'

/** A `ShelterMap`, which shows itself when asked to. */
export const ShelterMapIsland = lazyDrawn(() =>
  import('./ShelterMap').then((file) => file.ShelterMap),
)
