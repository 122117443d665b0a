'use client'

import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, again each minute: for what is counted down on screen. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
