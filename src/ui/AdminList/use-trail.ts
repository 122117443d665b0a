'use client'

import { useStepNav, type StepNavItem } from '@payloadcms/ui'
import { useEffect } from 'react'

/** The trail at the top of the admin: « Tickets / TCK-12 Portail cassé ». Only the label of a last step. */
export function useTrail(...steps: ReadonlyArray<{ label: string; url?: string }>): void {
  const { setStepNav } = useStepNav()
  const trail = JSON.stringify(steps)
  useEffect(() => setStepNav(JSON.parse(trail) as StepNavItem[]), [setStepNav, trail])
}
