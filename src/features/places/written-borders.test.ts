import { describe, expect, it } from 'vitest'

import { readExceptions, readPeriods, readWeek } from './written-hours.model'

describe('the hours of a day', () => {
  it.each([
    ['\u00a0fermé\u00a0', 0],
    ['  ', 0],
    ['9h-12h, 12h-14h', 2],
    ['9h-12h, de 14h à 18h', 2],
    ['1h-2h, 3h-4h, 5h-6h, 7h-8h', 4],
  ])('%j are %i periods', (text, count) => {
    expect(readPeriods(text).value).toHaveLength(count)
  })
  it.each(['ouvert, fermé', 'fermé le matin', '9h de -12h', 'outrede 9h-12h'])(
    '%j are not understood',
    (text) => {
      expect(readPeriods(text).error).toBeTruthy()
    },
  )
  it('that are wrong are none of the week', () => {
    expect(readWeek({}).hours).toEqual([])
    expect(readWeek({ dimanche: 'peut-être' }).hours).toEqual([])
  })
})

describe('days that are not like the week', () => {
  const NOT_UNDERSTOOD = 'Nous ne comprenons pas'

  it.each([
    '24du /12/2026 : fermé',
    '24/12/2026 : fermé (congés) sauf le matin',
    'du 01/08/2026 au 02/08/2026 au 03/08/2026 : fermé',
    'du 24/12/2026 au Noël : fermé',
    'du Noël au 26/12/2026 : fermé',
    '24/12/2026 : (congés)',
    '24/12/2026 : matin',
  ])('%s is refused', (text) => {
    expect(readExceptions(text).error).toBeTruthy()
  })
  it('are one a line, empty lines and spaces aside', () => {
    expect(readExceptions('').value).toEqual([])
    const text = ' 24/12/2026 : fermé (congés  d’hiver) \n \n\n25/12/2026\u00a0: fermé'
    expect(readExceptions(text).value).toMatchObject([
      { startDate: '2026-12-24', label: 'congés d’hiver' },
      { startDate: '2026-12-25', label: null },
    ])
  })
  it('that nobody understands are told by their beginning', () => {
    expect(readExceptions('24/12/20261').error).toContain('24/12/20261')
    const long = (length: number) => '24/12/2026 : '.padEnd(length, 'x')
    expect(readExceptions(long(201)).error).toContain(NOT_UNDERSTOOD)
    expect(readExceptions(long(201)).error).toContain(long(60))
    expect(readExceptions(long(201)).error).not.toContain(long(61))
    // A line that is just short enough is read: its hours are wrong.
    expect(readExceptions(long(200)).error).not.toContain(NOT_UNDERSTOOD)
  })
  it('last a year and a day at most, and four hundred days in all', () => {
    const last = (text: string) => readExceptions(text).value?.length ?? 0
    const year = 'du 01/01/2026 au 01/01/2027 : fermé'
    expect(last(year)).toBe(1)
    expect(last('du 01/01/2026 au 02/01/2027 : fermé')).toBe(0)
    expect(last(`${year}\ndu 01/03/2027 au 03/04/2027 : fermé`)).toBe(2)
    expect(last(`${year}\ndu 01/03/2027 au 04/04/2027 : fermé`)).toBe(0)
  })
  it('are twenty at most', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => `${at + 1}/12/2026 : fermé`).join('\n')
    expect(readExceptions(many(20)).value).toHaveLength(20)
    expect(readExceptions(many(21)).error).toBeTruthy()
  })
})
