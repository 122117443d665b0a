'use client'

import { useEffect, useState } from 'react'

import { toApiQuery, type Wanted } from '../../list/query.model'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 250

const queryOf = (wanted: Wanted) => toApiQuery({ ...wanted, page: 1, limit: 1 })

/**
 * How many animals a list would show; `null` while nobody knows.
 * @param known the list on the page, and its total
 */
export function useLiveCount(wanted: Wanted, known: Wanted, total: number): number | null {
  const query = queryOf(wanted)
  const [answer, setAnswer] = useState<{ query: string; total: number | null }>()
  const isKnown = query === queryOf(known)
  const isAnswered = isKnown || answer?.query === query
  useEffect(() => {
    if (isAnswered) return
    const request = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch(`/api/animals?${query}`, { signal: request.signal })
        const list = (await response.json()) as { pagination?: { total: number } }
        setAnswer({ query, total: list.pagination?.total ?? null })
      } catch {
        if (!request.signal.aborted) setAnswer({ query, total: null })
      }
    }
    const timer = window.setTimeout(() => void ask(), PAUSE)
    return () => {
      window.clearTimeout(timer)
      request.abort()
    }
  }, [query, isAnswered])
  if (isKnown) return total
  return isAnswered && answer ? answer.total : null
}
