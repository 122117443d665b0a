'use client'

import { useEffect, useState, type ReactNode } from 'react'

import type { Theme } from '../theme/model'
import { themeIn, THEME_READY } from '../theme/preview.model'
import { themeStyle } from './theme-style'

type Props = { theme: Theme; className?: string | undefined; children: ReactNode }

/**
 * A page of a shelter in the colours that the form around this frame holds. It is looked at, and
 * not used: a link would lead out of the frame.
 */
export function ThemeIsland({ theme, className, children }: Props) {
  const [shown, setShown] = useState(theme)
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      const next = origin === window.location.origin ? themeIn(data) : null
      if (next) setShown(next)
    }
    window.addEventListener('message', hear)
    window.parent.postMessage({ type: THEME_READY }, window.location.origin)
    return () => window.removeEventListener('message', hear)
  }, [])
  return (
    <div className={className} style={themeStyle(shown)} inert>
      {children}
    </div>
  )
}
