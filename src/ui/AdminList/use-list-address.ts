'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'

/**
 * The state of a list that lives in the address of its screen.
 * @param read what the parameters say, without what makes no sense; always the same function
 * @param write the parameters with that state; always the same function
 * @returns `setView(next, isStep)`: a step is a place to come Back to
 */
export function useListAddress<View>(
  read: (params: URLSearchParams) => View,
  write: (now: URLSearchParams, view: View) => URLSearchParams,
) {
  const text = useSearchParams().toString()
  const view = useMemo(() => read(new URLSearchParams(text)), [read, text])
  const setView = useCallback(
    (next: View, isStep = false) => {
      const query = write(new URLSearchParams(window.location.search), next).toString()
      const address = query ? `?${query}` : window.location.pathname
      if (isStep) window.history.pushState(null, '', address)
      else window.history.replaceState(null, '', address)
    },
    [write],
  )
  return { view, setView }
}
