'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/MapDoor.module.scss'
import '@/ui/NewTab.module.scss'

/** A `ReportMap`, which shows itself when asked to. */
export const ReportMapIsland = lazyDrawn(() => import('./ReportMap').then((file) => file.ReportMap))
