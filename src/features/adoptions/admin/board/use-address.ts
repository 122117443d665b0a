'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'

import { readQuery, writeQuery, type BoardQuery } from './query'

/** The state of the board as it stands in the address, and how to change it without a new visit. */
export function useAddress(): [BoardQuery, (change: Partial<BoardQuery>) => void] {
  const text = useSearchParams().toString()
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text])
  const change = useCallback((next: Partial<BoardQuery>) => {
    const now = new URLSearchParams(window.location.search)
    // Another question begins at the first page of its answers.
    const params = writeQuery(now, { ...readQuery(now), page: 1, ...next }).toString()
    window.history.replaceState(null, '', params ? `?${params}` : window.location.pathname)
  }, [])
  return [query, change]
}
