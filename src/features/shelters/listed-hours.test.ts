import { describe, expect, it } from 'vitest'

import { hoursAttributes, hoursOf } from './listed-hours.model'
import { openingState, type Opening } from './opening-hours.model'

const OPENING: Opening = {
  openingHours: [
    { weekday: 4, opensAt: '10:00', closesAt: '12:00' },
    { weekday: 5, opensAt: '22:00', closesAt: '02:00' },
    { weekday: 6, isClosed: true, opensAt: '10:00', closesAt: '12:00' },
  ],
  openingExceptions: [
    { id: 'a', startDate: '2026-12-20', endDate: '2026-12-31', label: 'Noël ; à l’an prochain' },
    {
      startDate: '2026-12-24',
      endDate: '2026-12-24',
      isClosed: false,
      periods: [
        { id: 'b', opensAt: '09:00', closesAt: '11:00' },
        { opensAt: '14:00', closesAt: '16:30' },
      ],
    },
    {
      startDate: '2027-01-07',
      endDate: '2027-01-07',
      isClosed: true,
      periods: [{ opensAt: '09:00', closesAt: '11:00' }],
    },
    { startDate: '', endDate: '', isClosed: true },
  ],
  timezone: 'Indian/Reunion',
}

/** As the attributes of an element are read again. */
function readAgain(opening: Opening): Opening {
  const {
    'data-hours': hours,
    'data-exceptions': exceptions,
    'data-zone': zone,
  } = hoursAttributes(opening)
  return hoursOf({ hours, exceptions, zone })
}

describe('hours in the attributes of a card', () => {
  it('say at every second hour of six weeks what the hours themselves say', () => {
    const again = readAgain(OPENING)
    const said = new Set<string>()
    for (let hour = 0; hour < 6 * 7 * 24; hour += 2) {
      const now = new Date(Date.UTC(2026, 11, 1, hour))
      const state = openingState(OPENING, now)
      expect(openingState(again, now)).toEqual(state)
      said.add(state?.sentence ?? '')
    }
    expect(said).toContain('Ouvert maintenant, jusqu’à 16 h 30')
    expect(said.size).toBeGreaterThan(8)
  })

  it('say nothing of a place that told nothing', () => {
    const none = { openingHours: [], openingExceptions: [], timezone: 'Europe/Paris' }
    expect(hoursAttributes(none)).toEqual({ 'data-hours': '' })
    expect(openingState(readAgain(none), new Date())).toBeNull()
  })
})
