'use client'

import { NavProvider, useNav, WindowInfoProvider } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import { MenuManners } from './MenuManners'
import { BREAKPOINTS } from './width'

/**
 * Payload closes its menu under 1440 px: most screens of a shelter. Its own two providers once more,
 * with our width, keep it open on every computer. The outer menu knows what the person chose last
 * from the first HTML on, so that nothing moves when the page wakes up.
 */
export function MenuFrame({ children }: { children: ReactNode }) {
  const { navOpen } = useNav()
  return (
    <WindowInfoProvider breakpoints={BREAKPOINTS}>
      <NavProvider initialIsOpen={navOpen}>
        <MenuManners />
        {children}
      </NavProvider>
    </WindowInfoProvider>
  )
}
