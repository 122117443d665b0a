'use client'

import { useEffect, useRef, useState } from 'react'

import type { GiftState } from '../model'

/** Milliseconds between the first looks, and between the last. */
const FIRST_MS = 1500
const LONGEST_MS = 10_000
/** How long a page asks by itself. */
const PATIENCE_MS = 180_000

async function read(token: string): Promise<GiftState | null> {
  try {
    const response = await fetch(`/api/gifts/${token}`)
    if (!response.ok) return null
    return ((await response.json()) as { data: GiftState }).data
  } catch {
    // No network for a moment: the next look may have one.
    return null
  }
}

const isSettled = ({ state, receipt }: GiftState): boolean =>
  state !== 'pending' && receipt !== 'coming'

/**
 * Where a gift is: what the page knew, then what the server knows, ever less often, until it is
 * settled, three minutes at most.
 */
export function useGiftState(token: string, known: GiftState) {
  const [gift, setGift] = useState(known)
  const [isAsking, setAsking] = useState(() => !isSettled(known))
  const latest = useRef(known)

  useEffect(() => {
    if (!isAsking) return
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    const until = Date.now() + PATIENCE_MS
    const look = async (wait: number) => {
      latest.current = (await read(token)) ?? latest.current
      if (isLeft) return
      setGift(latest.current)
      if (isSettled(latest.current) || Date.now() > until) return setAsking(false)
      timer = setTimeout(() => void look(Math.min(wait * 1.4, LONGEST_MS)), wait)
    }
    timer = setTimeout(() => void look(FIRST_MS), 0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [token, isAsking])

  return { gift, isAsking, ask: () => setAsking(true) }
}
