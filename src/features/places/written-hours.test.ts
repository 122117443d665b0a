import { describe, expect, it } from 'vitest'

import {
  readExceptions,
  readPeriods,
  readWeek,
  writeExceptions,
  writePeriods,
} from './written-hours.model'

describe('the hours of a day as people write them', () => {
  it.each([
    ['', []],
    ['Fermé', []],
    ['9h-12h', [{ opensAt: '09:00', closesAt: '12:00' }]],
    [
      'de 9 h 30 à 12h et de 14:00 à 18 h',
      [
        { opensAt: '09:30', closesAt: '12:00' },
        { opensAt: '14:00', closesAt: '18:00' },
      ],
    ],
    [
      '14h-18h30, 9h–12h',
      [
        { opensAt: '09:00', closesAt: '12:00' },
        { opensAt: '14:00', closesAt: '18:30' },
      ],
    ],
    ['20h-2h', [{ opensAt: '20:00', closesAt: '02:00' }]],
    ['20h-24h', [{ opensAt: '20:00', closesAt: '00:00' }]],
  ])('%s', (text, periods) => {
    expect(readPeriods(text).value).toEqual(periods)
  })
  it.each([
    'matin',
    '9h',
    '25h-26h',
    '9h-9h',
    '9h-12h-14h',
    '9h-12h, 11h-13h',
    '20h-2h, 22h-23h',
    '1h-2h,3h-4h,5h-6h,7h-8h,9h-10h',
    '<b>9h</b>-12h',
  ])('refuses %s', (text) => {
    expect(readPeriods(text).error).toBeTruthy()
  })
  it('says which day is wrong, and reads back what it writes', () => {
    const { hours, errors } = readWeek({ lundi: '9h-12h, 14h-18h30', dimanche: 'peut-être' })
    expect(Object.keys(errors)).toEqual(['dimanche'])
    expect(writePeriods(hours, 1)).toBe('9h-12h, 14h-18h30')
    expect(writePeriods(hours, 2)).toBe('')
  })
})

describe('days that are not like the week', () => {
  const text = '24/12/2026\u00a0: 9h-12h\ndu 01/08/2026 au 15/08/2026\u00a0: fermé (congés)'
  it('are one a line, and read back', () => {
    const { value = [] } = readExceptions(text)
    expect(value).toMatchObject([
      { startDate: '2026-12-24', endDate: '2026-12-24', isClosed: false },
      { startDate: '2026-08-01', endDate: '2026-08-15', isClosed: true, label: 'congés' },
    ])
    expect(writeExceptions(value)).toBe(text)
  })
  it.each([
    '31/02/2026 : fermé',
    '24/12/2026',
    'Noël : fermé',
    'du 15/08/2026 au 01/08/2026 : fermé',
    'du 01/01/2026 au 31/12/2999 : fermé',
    '24/12/2026 : 20h-2h',
    'du 01/01/2026 au 30/12/2026 : fermé\ndu 01/01/2027 au 30/03/2027 : fermé',
    `24/12/2026 : fermé (${'x'.repeat(300)})`,
    Array.from({ length: 21 }, () => '24/12/2026 : fermé').join('\n'),
  ])('refuse %s', (wrong) => {
    expect(readExceptions(wrong).error).toBeTruthy()
  })
  it('may end at midnight', () => {
    expect(readExceptions('24/12/2026 : 9h-24h').value).toMatchObject([
      { periods: [{ opensAt: '09:00', closesAt: '00:00' }] },
    ])
  })
  // What took an hour once takes no time: else this test never ends.
  it.each([
    ['colons', `${':'.repeat(3000)}${' '.repeat(3000)}\u2028x`],
    ['words', `du 24/12/2026${' au'.repeat(5000)} : fermé`],
  ])('are read at once, whatever %s somebody sends', (_, sent) => {
    expect(readExceptions(sent).error).toBeTruthy()
  })
})
