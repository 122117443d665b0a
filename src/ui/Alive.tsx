'use client'

import { useEffect, useLayoutEffect } from 'react'

/** Says that our code hears presses: the last thing of a page with `EarlyPresses`. */
export function Alive() {
  useLayoutEffect(() => {
    // The press that woke React up is heard by React itself.
    window.dispatchEvent(new CustomEvent('page-hears', { detail: window.event }))
  }, [])
  useEffect(() => {
    window.dispatchEvent(new CustomEvent('page-alive'))
  }, [])
  return null
}
