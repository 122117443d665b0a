'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/MapDoor.module.scss'
import '@/ui/NewTab.module.scss'
import './DirectoryMap.module.scss'

/** A `DirectoryMap`, which shows itself when asked to. */
export const DirectoryMapIsland = lazyDrawn(() =>
  import('./DirectoryMap').then((file) => file.DirectoryMap),
)
