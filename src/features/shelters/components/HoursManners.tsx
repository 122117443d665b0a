'use client'

import { useEffect } from 'react'

import { eachMinute } from '@/ui/each-minute'

import { hoursOf } from '../listed-hours.model'
import { openingState } from '../opening-hours.model'

function tellAll(): void {
  const now = new Date()
  for (const line of document.querySelectorAll<HTMLElement>('[data-open][data-hours]')) {
    const state = openingState(hoursOf(line.dataset), now)
    if (!state) continue
    line.textContent = state.sentence
    line.dataset.open = String(state.isOpen)
  }
}

/** Keeps true what the cards of a list say of being open (`ListedHours`); the cards are `Static`. */
export function HoursManners() {
  useEffect(() => {
    tellAll()
    return eachMinute(tellAll)
  }, [])
  return null
}
