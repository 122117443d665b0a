import { describe, expect, it } from 'vitest'

import { DIGEST_LINES, digestOf } from './model'

const AT = new Date('2026-03-29T06:00:00.000Z')

describe('the message of the morning', () => {
  it('tells one thing by its name', () => {
    const digest = digestOf('Léa', [{ title: 'Nala a trouvé sa famille', message: null }], AT)
    expect(digest.subject).toBe('Nala a trouvé sa famille')
    expect(digest.title).toBe('Ce qui s’est passé, dimanche 29 mars 2026')
    expect(digest.facts).toEqual([{ label: 'Nala a trouvé sa famille', value: '—' }])
    expect(digest.paragraphs[0]).toBe('Bonjour Léa,')
    expect(digest.notes).toEqual([])
  })
  it.each([
    [DIGEST_LINES, []],
    [DIGEST_LINES + 1, ['Et 1 autre, sur le site.']],
    [DIGEST_LINES + 2, ['Et 2 autres, sur le site.']],
  ])('of %i things ends with %j', (count, notes) => {
    const waiting = Array.from({ length: count }, () => ({ title: 'Nala', message: null }))
    expect(digestOf('', waiting, AT).notes).toEqual(notes)
  })
  it('says whether it is about one thing or several', () => {
    const told = (count: number) =>
      digestOf('', Array(count).fill({ title: 'Nala', message: null }), AT).paragraphs[1]
    expect(told(1)).toContain('une nouvelle')
    expect(told(2)).not.toBe(told(1))
    expect(told(3)).toBe(told(2))
  })
  it('tells several by their number, and names twenty', () => {
    const waiting = Array.from({ length: DIGEST_LINES + 2 }, (_, nth) => ({
      title: `Nouvelle ${nth}`,
      message: 'mot '.repeat(100),
    }))
    const digest = digestOf('', waiting, AT)
    expect(digest.subject).toBe('22 nouvelles pour vous')
    expect(digest.paragraphs[0]).toBe('Bonjour,')
    expect(digest.facts).toHaveLength(DIGEST_LINES)
    expect(digest.facts[0]?.value.length).toBeLessThanOrEqual(140)
    expect(digest.notes).toEqual(['Et 2 autres, sur le site.'])
  })
})
