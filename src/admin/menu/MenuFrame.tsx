'use client'

import { NavContext, useNav, useWindowInfo, WindowInfoProvider } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import { MenuManners } from './MenuManners'
import { breakpointsOf } from './width'

/**
 * Payload closes its menu under 1440 px: most screens of a shelter. Its widths once more, which are ours,
 * keep it open on every computer.
 */
export function MenuFrame({ children }: { children: ReactNode }) {
  const breakpoints = breakpointsOf(usePathname())
  // The provider measures anew when the window changes, not its widths.
  useEffect(() => void window.dispatchEvent(new Event('resize')), [breakpoints])
  return (
    <WindowInfoProvider breakpoints={breakpoints}>
      <Menu>
        <MenuManners />
        {children}
      </Menu>
    </WindowInfoProvider>
  )
}

/**
 * Whether the menu is open, in place of Payload's `NavProvider`: that one asks the server once more what the
 * person chose last, and undoes a press that came before the answer. The menu around this one has it
 * from the first HTML on, so that nothing moves when the page wakes up.
 */
function Menu({ children }: { children: ReactNode }) {
  const { navOpen: wasChosen } = useNav()
  const { l: isLarge, m: isMiddle, s: isSmall } = useWindowInfo().breakpoints
  const pathname = usePathname()
  const navRef = useRef<HTMLDivElement>(null)
  // Where it has room beside the page it stays as it was chosen. Elsewhere it begins closed, anew at each
  // width, on a phone on each page.
  const beginsClosed = isLarge === true
  const here = [isLarge, isMiddle, isSmall, isSmall && pathname].join(' ')
  const [isChosen, setIsChosen] = useState(wasChosen)
  const [isOpened, setIsOpened] = useState(false)
  const [before, setBefore] = useState(here)
  if (before !== here) {
    setBefore(here)
    setIsOpened(false)
  }
  const navOpen = beginsClosed ? isOpened : isChosen
  // Its width is not known before the page is alive.
  const hydrated = isLarge !== undefined
  const [shouldAnimate, setShouldAnimate] = useState(false)

  useEffect(() => {
    // What closes because the page wakes up on a narrow screen does not slide.
    const timer = setTimeout(() => setShouldAnimate(true), 100)
    return () => clearTimeout(timer)
  }, [])

  const value = useMemo(() => {
    const setNavOpen = beginsClosed ? setIsOpened : setIsChosen
    return { hydrated, navOpen, navRef, setNavOpen, shouldAnimate }
  }, [beginsClosed, hydrated, navOpen, shouldAnimate])
  return <NavContext value={value}>{children}</NavContext>
}
