'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { eachMinute } from './each-minute'
import { useLater } from './use-early'

/**
 * A text of the moment, worked out each minute by code of its own.
 * @param load that code, the same function at every render
 * @param read the text
 * @returns `null` until the code has come
 */
export function useEachMinute<Code extends object>(
  load: () => Promise<Code>,
  read: (code: Code) => string,
): string | null {
  const code = useLater(load)
  return useSyncExternalStore(
    eachMinute,
    () => (code ? read(code) : null),
    () => null,
  )
}

/**
 * What keeps a page of the moment from outside, done once its code has come and then each minute.
 * @param load the same function at every render
 */
export function useTellEachMinute(load: () => Promise<{ tell: () => void }>): void {
  const tell = useLater(load)?.tell
  useEffect(() => {
    if (!tell) return
    tell()
    return eachMinute(tell)
  }, [tell])
}
