'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/Button.module.scss'
import '@/ui/LineIcon.module.scss'
import './FollowForm.module.scss'

/** « Suivre ce refuge », which needs more code than what stands beside it. */
export const FollowButtonIsland = lazyDrawn(() =>
  import('./FollowButton').then((file) => file.FollowButton),
)
