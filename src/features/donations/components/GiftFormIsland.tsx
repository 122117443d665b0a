'use client'

import { lazyDrawn } from '@/ui/lazy-drawn'
import '@/ui/ErrorSummary.module.scss'
import '@/ui/Field.module.scss'
import './Choice.module.scss'
import '@/ui/Button.module.scss'
import './GiftForm.module.scss'
import './GiftSummary.module.scss'
import '@/ui/Checkbox.module.scss'

/** The form of giving: its page is read, and can be left, before it comes alive. */
export const GiftFormIsland = lazyDrawn(() => import('./GiftForm').then((file) => file.GiftForm))
