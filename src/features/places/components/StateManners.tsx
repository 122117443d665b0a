'use client'

import { useEffect } from 'react'

import { hoursOf } from '@/features/shelters/listed-hours.model'
import { eachMinute } from '@/ui/each-minute'

import { placeState } from '../hours.model'

function tellAll(): void {
  const now = new Date()
  for (const badge of document.querySelectorAll<HTMLElement>('[data-tone][data-hours]')) {
    const isAlwaysOpen = badge.dataset.always !== undefined
    const state = placeState({ ...hoursOf(badge.dataset), isAlwaysOpen }, now)
    if (!state) continue
    badge.textContent = state.sentence
    badge.dataset.tone = state.isOpen ? 'pine' : 'neutral'
  }
}

/** Keeps true what the cards of a list say of being open (`ListedState`); the cards are `Static`. */
export function StateManners() {
  useEffect(() => {
    tellAll()
    return eachMinute(tellAll)
  }, [])
  return null
}
