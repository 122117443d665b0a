'use client'

import { useCallback } from 'react'

import { useListAddress } from '@/ui/AdminList/use-list-address'

import { boardList, type BoardQuery } from './query'

/**
 * The state of the board as it stands in the address, and how to change it without a new visit.
 * @returns `change(what, isStep)`: a step is a place to come Back to
 */
export function useAddress(): [
  BoardQuery,
  (change: Partial<BoardQuery>, isStep?: boolean) => void,
] {
  const { view, setView } = useListAddress(boardList)
  const change = useCallback(
    (next: Partial<BoardQuery>, isStep = false) => {
      const now = boardList.read(new URLSearchParams(window.location.search))
      // Another question begins at the first page of its answers.
      setView({ ...now, page: 1, ...next }, isStep)
    },
    [setView],
  )
  return [view, change]
}
