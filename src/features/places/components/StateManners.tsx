'use client'

import { useTellEachMinute } from '@/ui/use-each-minute'

const load = () => import('./tell-states')

/** Keeps true what the cards of a list say of being open (`ListedState`); the cards are `Static`. */
export function StateManners() {
  useTellEachMinute(load)
  return null
}
