'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/LineIcon.module.scss'
import '@/features/communes/components/AroundMe.module.scss'
import '@/ui/Button.module.scss'
import '@/ui/Combobox.module.scss'
import '@/ui/Field.module.scss'
import './AnimalSearch.module.scss'

/** The search of the home page: the browser sends it before it is alive. */
export const AnimalSearchIsland = lazyDrawn(() =>
  import('./AnimalSearch').then((file) => file.AnimalSearch),
)
