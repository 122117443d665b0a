'use client'

import type { ReactNode } from 'react'

import { FormIsland } from '@/ui/live-preview/FormIsland'
import type { Drawn } from '@/ui/live-preview/use-live-view'

import { articleValues, type ArticleValues } from '../model'

type Props = { children: ReactNode; draw: (values: ArticleValues) => Promise<Drawn> }

/** An article while it is written. */
export const ArticleIsland = ({ children, draw }: Props) => (
  <FormIsland read={articleValues} draw={draw}>
    {children}
  </FormIsland>
)
