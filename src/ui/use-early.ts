'use client'

import { useEffect, useState } from 'react'

/** Milliseconds after which a browser that cannot tell when it is idle goes on anyway. */
const LATER = 2000

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Calls once, when the page has nothing better to do.
 * @returns what takes it back
 */
function whenIdle(act: () => void): () => void {
  // Safari has no such callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = window.setTimeout(act, LATER)
    return () => window.clearTimeout(timer)
  }
  const idle = requestIdleCallback(act)
  return () => cancelIdleCallback(idle)
}

/** It was pressed before the page was alive, and waits (`EarlyPresses`). */
const isPressed = (button: string): boolean =>
  document.getElementById(button)?.hasAttribute('data-early') === true

/**
 * Fetches the code that a press will need once the page has nothing better to do, so that the
 * first press is answered at once. Not for whoever asked the browser to save data; a failure is
 * for the press to tell.
 * @param load the same function at every render, which fetches once
 * @param button id of the button: when it waits already, its code is fetched without delay, for everybody
 */
export function useEarly(load: () => Promise<unknown>, button?: string): void {
  useEffect(() => {
    const fetchCode = () => void load().catch(() => undefined)
    if (button && isPressed(button)) return fetchCode()
    if (savesData()) return
    return whenIdle(fetchCode)
  }, [load, button])
}

/**
 * Code that makes what the page says truer and that nobody waits for, fetched once the page has
 * nothing better to do.
 * @param load the same function at every render
 * @param wanted what somebody waits for after all: it is fetched at once, and asked for once more, if it could
 *   not be had, with each that comes, as with the network that is back
 * @returns `undefined` until it has come, and when it cannot be had
 */
export function useLater<Code extends object>(
  load: () => Promise<Code>,
  wanted?: string | number,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  const isMissing = code === undefined
  useEffect(() => {
    if (!isMissing) return
    const take = () =>
      void load().then(
        (come) => setCode(() => come),
        () => undefined,
      )
    // What could not be had for want of a network is asked for when that is back.
    window.addEventListener('online', take)
    const forget = wanted === undefined ? whenIdle(take) : take()
    return () => {
      window.removeEventListener('online', take)
      forget?.()
    }
  }, [load, wanted, isMissing])
  return code
}
