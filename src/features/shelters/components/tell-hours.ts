import { hoursOf } from '../listed-hours.model'
import { openingState } from '../opening-hours.model'

/** Makes true what the lines of a list say of being open (`ListedHours`). */
export function tell(): void {
  const now = new Date()
  for (const line of document.querySelectorAll<HTMLElement>('[data-open][data-hours]')) {
    const state = openingState(hoursOf(line.dataset), now)
    if (!state) continue
    line.textContent = state.sentence
    line.dataset.open = String(state.isOpen)
  }
}
