'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/Combobox.module.scss'
import '@/ui/Field.module.scss'
import '@/ui/LineIcon.module.scss'
import '@/features/communes/components/AroundMe.module.scss'
import './SheltersNear.module.scss'

/** `SheltersNear` far down a page: what answers it is not among the first things that a page needs. */
export const SheltersNearIsland = lazyDrawn(() =>
  import('./SheltersNear').then((file) => file.SheltersNear),
)
