'use client'

import type { ComponentProps } from 'react'

import { SpaceNav } from './SpaceNav'
import { useSession } from '@/ui/api/use-session'

/** `SpaceNav` on a page that is the same for everybody: for whoever turns out to be signed in. */
export function SignedInSpaceNav(props: ComponentProps<typeof SpaceNav>) {
  return useSession() && <SpaceNav {...props} />
}
