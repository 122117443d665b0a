'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Brings whoever sent a form to what came of it: the message takes the focus once it is on
 * the page.
 * @returns the ref of the message, and the function that announces it
 */
export function useFocusMessage<E extends HTMLElement>(): [RefObject<E | null>, () => void] {
  const message = useRef<E>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round > 0) message.current?.focus()
  }, [round])
  return [message, () => setRound((before) => before + 1)]
}
