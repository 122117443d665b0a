'use client'

import type { ReactNode } from 'react'

import { FormIsland } from '@/ui/live-preview/FormIsland'
import type { Drawn } from '@/ui/live-preview/use-live-view'

import { pageValues, type PageValues } from '../model'

type Props = { children: ReactNode; draw: (values: PageValues) => Promise<Drawn> }

/** A page while it is written. */
export const PageIsland = ({ children, draw }: Props) => (
  <FormIsland read={pageValues} draw={draw}>
    {children}
  </FormIsland>
)
