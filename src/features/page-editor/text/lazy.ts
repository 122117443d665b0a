'use client'

import { lazy } from 'react'

import { orMissing } from '@/ui/lazy-part'

/** The rich text editor, the heaviest part of what it stands in, which does not wait for it. */
export const TextEditor = lazy(async () => ({
  default: await orMissing(async () => (await import('./TextEditor')).default),
}))
