'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'

import type { ListParams } from './list-params'

/**
 * The state of a list that lives in the address of its screen.
 * @param list what `listParams` gave; always the same
 * @returns `setView(next, isStep)`: a step is a place to come Back to
 */
export function useListAddress<View extends object>({
  read,
  write,
}: Pick<ListParams<View>, 'read' | 'write'>) {
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
