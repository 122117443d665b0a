'use client'

import { useTellEachMinute } from '@/ui/use-each-minute'

const load = () => import('./tell-hours')

/** Keeps true what the cards of a list say of being open (`ListedHours`); the cards are `Static`. */
export function HoursManners() {
  useTellEachMinute(load)
  return null
}
