'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import './MenuPanel.module.scss'
import './MenuReports.module.scss'
import './ShelterMenu.module.scss'

/** The menu of a shelter: its links lead on before it is alive. */
export const ShelterMenuIsland = lazyDrawn(() =>
  import('./ShelterMenu').then((file) => file.ShelterMenu),
)
