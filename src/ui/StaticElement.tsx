'use client'

import { createElement, useState, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}

/** React leaves what the server wrote, as long as this is one and the same object. */
const AS_WRITTEN = { __html: '' }

type Props = {
  as: string
  /** Which of the page it is. */
  mark: number
  children?: ReactNode
  html?: string
}

/** What a browser needs to know of a `Static`: that it is to be left alone. */
export function StaticElement({ as, mark, children, html, ...attributes }: Props) {
  const isFirst = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [written] = useState(() => {
    if (typeof window === 'undefined') return null
    if (isFirst) return AS_WRITTEN
    if (children !== undefined || html !== undefined) return null
    // Something else of the page was not as React expected, and it builds the page anew: its data
    // was left out, so what stands there is taken.
    const there = document.querySelector(`[data-static="${mark}"]`)
    return { __html: there?.innerHTML ?? '' }
  })
  const own = written ?? (html === undefined ? undefined : { __html: html })
  return createElement(
    as,
    {
      ...attributes,
      'data-static': mark,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: own,
    },
    own ? undefined : children,
  )
}
