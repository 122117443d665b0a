'use client'

import { useState, type KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * One stop of the Tab key for a row of buttons; arrows, Home and End go through
 * them. `onMove` hears of the button that received the focus.
 */
export function useRoving(count: number, onMove?: (index: number) => void) {
  const [current, setCurrent] = useState(0)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget
    const all = [...row.querySelectorAll<HTMLElement>('[data-rove]')]
    const step = STEPS[event.key]
    const ends: Record<string, number> = { Home: 0, End: count - 1 }
    const next = step === undefined ? ends[event.key] : (current + step + count) % count
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    all[next]?.focus()
    onMove?.(next)
  }

  const item = (index: number) => ({
    'data-rove': '',
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  })

  return { onKeyDown, item }
}
