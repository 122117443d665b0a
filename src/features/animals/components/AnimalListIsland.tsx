'use client'

import { Suspense } from 'react'

import { lazyDrawn } from '@/ui/lazy-drawn'

import type { AnimalListProps } from './AnimalList'

// A list may stand on any page of a shelter; what draws its next cards comes only where one does.
const AnimalList = lazyDrawn(() => import('./AnimalList').then((file) => file.AnimalList))

/** An `AnimalList` among other parts of a page. */
export function AnimalListIsland(props: AnimalListProps) {
  return (
    <Suspense>
      <AnimalList {...props} />
    </Suspense>
  )
}
