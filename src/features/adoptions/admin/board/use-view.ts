'use client'

import { rememberedChoice } from '@/ui/remembered-choice'

import type { BoardQuery, View } from './query'

const useRemembered = rememberedChoice(
  'patte-blanche:adoptions:affichage',
  'board',
  'list',
  'calendar',
)

/**
 * Board, list or calendar: what the address says, else what this person last chose in this browser.
 * @param change writes the address; Back returns to what was shown before
 */
export function useView(
  query: BoardQuery,
  change: (next: Partial<BoardQuery>, isStep?: boolean) => void,
): [View, (view: View) => void] {
  const [remembered, remember] = useRemembered()
  const view = query.view ?? remembered
  const choose = (next: View) => {
    // What lies behind says what it showed: the choice that is remembered is another one by then.
    change({ view, page: query.page })
    change({ view: next }, true)
    remember(next)
  }
  return [view, choose]
}
