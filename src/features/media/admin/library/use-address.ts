'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'

import { readQuery, writeQuery, type LibraryQuery } from './query'

/** Writes the address without asking the server for the screen again. */
function replace(change: (params: URLSearchParams) => URLSearchParams): void {
  const params = change(new URLSearchParams(window.location.search)).toString()
  window.history.replaceState(null, '', params ? `?${params}` : window.location.pathname)
}

/** The state of the library that lives in the address: query and open picture. */
export function useAddress() {
  const params = useSearchParams()
  const text = params.toString()
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text])
  const setQuery = useCallback((next: LibraryQuery) => replace((now) => writeQuery(now, next)), [])
  const setShown = useCallback(
    (id: string | null) =>
      replace((now) => {
        now.delete('image')
        if (id) now.set('image', id)
        return now
      }),
    [],
  )
  return { query, setQuery, shownId: params.get('image'), setShown }
}
