'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'

import type { ListParams } from './list-params'

/**
 * The state of a list that lives in the address of its screen.
 * @param list what `listParams` gave; always the same
 * @returns `setView(next, isStep)`, where a step is a place to come Back to, and `change` for a
 * part of it: another question begins at the first page of its answers
 */
export function useListAddress<View extends object>({
  usual,
  read,
  write,
}: Pick<ListParams<View>, 'usual' | 'read' | 'write'>) {
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
  const change = useCallback(
    (what: Partial<View>, isStep = false) => {
      const now = read(new URLSearchParams(window.location.search))
      const first = 'page' in usual && { page: usual.page }
      setView({ ...now, ...first, ...what }, isStep)
    },
    [usual, read, setView],
  )
  return { view, setView, change }
}
