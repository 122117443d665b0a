'use client'

import { useToldEachMinute } from '@/ui/use-each-minute'

const load = () => import('./tell-hours')

/** Keeps true what the cards of a list say of being open (`ListedHours`); the cards are `Static`. */
export function HoursManners() {
  useToldEachMinute(load)
  return null
}
