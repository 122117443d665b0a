'use client'

import { useEffect, useState } from 'react'

/**
 * Seconds that are left, counted down each second from the moment the page shows
 * them; `start` begins again. Counts by the clock, so that a sleeping tab wakes
 * up right.
 */
export function useCountdown(initial: number): {
  left: number
  /** The time that was waited for is over. */
  hasWaited: boolean
  /** @param seconds 0 for nothing to wait for */
  start: (seconds: number) => void
} {
  const [from, setFrom] = useState({ seconds: initial })
  const [left, setLeft] = useState(initial)

  useEffect(() => {
    if (from.seconds === 0) return
    const end = Date.now() + from.seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [from])

  const start = (seconds: number) => {
    setLeft(seconds)
    setFrom({ seconds })
  }
  return { left, hasWaited: from.seconds > 0 && left === 0, start }
}
