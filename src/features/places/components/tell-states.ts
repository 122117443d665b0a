import { hoursOf } from '@/features/shelters/listed-hours.model'

import { placeState } from '../hours.model'

/** Makes true what the badges of a list say of being open (`ListedState`). */
export function tell(): void {
  const now = new Date()
  for (const badge of document.querySelectorAll<HTMLElement>('[data-tone][data-hours]')) {
    const isAlwaysOpen = badge.dataset.always !== undefined
    const state = placeState({ ...hoursOf(badge.dataset), isAlwaysOpen }, now)
    if (!state) continue
    badge.textContent = state.sentence
    badge.dataset.tone = state.isOpen ? 'pine' : 'neutral'
  }
}
