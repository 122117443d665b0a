'use client'

import { NavProvider, useNav, WindowInfoProvider } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'

import { MenuManners } from './MenuManners'
import { breakpointsOf } from './width'

/**
 * Payload closes its menu under 1440 px: most screens of a shelter. Its own two providers once more,
 * with our width, keep it open on every computer. The outer menu knows what the person chose last
 * from the first HTML on, so that nothing moves when the page wakes up.
 */
export function MenuFrame({ children }: { children: ReactNode }) {
  const { navOpen } = useNav()
  const breakpoints = breakpointsOf(usePathname())
  // The provider measures anew when the window changes, not its widths.
  useEffect(() => void window.dispatchEvent(new Event('resize')), [breakpoints])
  return (
    <WindowInfoProvider breakpoints={breakpoints}>
      <NavProvider initialIsOpen={navOpen}>
        <MenuManners />
        {children}
      </NavProvider>
    </WindowInfoProvider>
  )
}
