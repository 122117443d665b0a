'use client'

import { useEffect, useLayoutEffect } from 'react'

/**
 * Says that our code hears presses: the last thing of a page with `EarlyPresses`. The mark stays for
 * whoever comes later (tests, tools of a browser).
 */
export function Alive() {
  useLayoutEffect(() => {
    // The press that woke React up is heard by React itself.
    window.dispatchEvent(new CustomEvent('page-hears', { detail: window.event }))
  }, [])
  useEffect(() => {
    performance.mark('page-alive')
    window.dispatchEvent(new CustomEvent('page-alive'))
  }, [])
  return null
}
