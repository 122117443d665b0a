'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Its button, which stands over the menu as well: it opens and closes. */
const toggler = () => find('.template-default__nav-toggler')

/**
 * Where the menu lies over the page: it takes the focus, what is under it is out of reach, Escape,
 * a link and a press beside it close it, and the focus goes back to its button.
 */
export function MenuManners() {
  const { navOpen, navRef, setNavOpen } = useNav()
  const isNarrow = useWindowInfo().breakpoints.m === true

  useEffect(() => {
    const menu = navRef?.current
    if (!isNarrow || !navOpen || !menu) return
    const under = find('.template-default__wrap')
    under?.setAttribute('inert', '')
    menu.querySelector<HTMLElement>('a.nav__link, .nav-group__toggle')?.focus()

    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setNavOpen(false)
    }
    // Payload closes it on another page only: two parts of one page are two links as well.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || toggler()?.contains(target)) return
      if (!menu.contains(target) || target.closest('a')) setNavOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
      under?.removeAttribute('inert')
      toggler()?.focus()
    }
  }, [isNarrow, navOpen, navRef, setNavOpen])

  return null
}
