'use client'

import { lazyDrawn } from './lazy-drawn'
import './LineIcon.module.scss'
import './Toaster.module.scss'

/** A `Toaster` for pages of the site: there is nothing to say before they are alive. */
export const ToasterIsland = lazyDrawn(() => import('./Toaster').then((file) => file.Toaster))
