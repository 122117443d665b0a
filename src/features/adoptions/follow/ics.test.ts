import { describe, expect, it } from 'vitest'

import { meetingIcs } from './ics'

const text = meetingIcs(
  {
    at: '2026-11-24T13:00:00.000Z',
    place: '12 chemin des Prés, 35000 Rennes; au fond\nà droite',
    animal: 'Éclipse',
    shelter: 'Refuge des Quatre-Vents de la Vallée de la Vilaine et du Semnon',
    id: 'abc',
    url: 'https://exemple.fr/suivi/adoption/abc',
  },
  new Date('2026-11-21T10:00:00.000Z'),
)

describe('a meeting in a calendar', () => {
  it('lasts 45 minutes and escapes what has a meaning there', () => {
    expect(text).toContain('DTSTART:20261124T130000Z\r\nDTEND:20261124T134500Z')
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toContain('12 chemin des Prés\\, 35000 Rennes\\; au fond\\nà droite')
  })

  it('has no line over 75 octets', () => {
    const lines = text.split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})
