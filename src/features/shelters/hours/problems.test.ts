import { describe, expect, it } from 'vitest'

import { exceptionProblems, periodProblems, weekProblems } from './problems.model'
import { openingExceptionsSchema, openingHoursSchema } from './schema'

const period = (opensAt: string | null, closesAt: string | null) => ({ opensAt, closesAt })
const said = (...periods: Array<ReturnType<typeof period>>) =>
  periodProblems(periods).map(({ index, field, message }) => [index, field, message])

describe('the periods of a day', () => {
  it('are right with their two times, apart or touching', () => {
    expect(said(period('10:00', '12:00'))).toEqual([])
    expect(said(period('14:00', '18:00'), period('10:00', '12:00'))).toEqual([])
    expect(said(period('10:00', '12:00'), period('12:00', '14:00'))).toEqual([])
  })
  it('close after they open', () => {
    const message = 'La fermeture doit venir après l’ouverture'
    expect(said(period('12:00', '10:00'))).toEqual([[0, 'closesAt', message]])
    expect(said(period('12:00', '12:00'))).toEqual([[0, 'closesAt', message]])
  })
  it('do not overlap, which is said of the later one', () => {
    const message = 'Cette plage commence avant la fin d’une autre'
    expect(said(period('11:00', '15:00'), period('10:00', '12:00'))).toEqual([
      [0, 'opensAt', message],
    ])
    const inside = [period('08:00', '20:00'), period('09:00', '10:00'), period('11:00', '12:00')]
    expect(said(...inside)).toEqual([
      [1, 'opensAt', message],
      [2, 'opensAt', message],
    ])
  })
  it('are whole, and say which time is missing', () => {
    const [first, second] = periodProblems([period('10:00', null), period(null, '12:00')])
    expect(first).toMatchObject({ index: 0, field: 'closesAt', isUnfinished: true })
    expect(second).toMatchObject({ index: 1, field: 'opensAt', isUnfinished: true })
  })
  it('have their problems in the order in which they are written', () => {
    const problems = said(period('11:00', '15:00'), period('10:00', '12:00'), period('16:00', null))
    expect(problems.map(([index]) => index)).toEqual([0, 2])
  })
  it('are three at most', () => {
    const four = ['08', '10', '12', '14'].map((hour) => period(`${hour}:00`, `${hour}:30`))
    expect(said(...four)).toEqual([[3, 'opensAt', '3 plages par jour au maximum']])
  })
})

describe('a week', () => {
  const rows = [
    { weekday: 3, opensAt: '14:00', closesAt: '18:00' },
    { weekday: 1, opensAt: '10:00', closesAt: '09:00', isClosed: true },
    { weekday: 6, opensAt: '10:00', closesAt: '09:00' },
    { weekday: 3, opensAt: '15:00', closesAt: '16:00' },
  ]
  it('names the row that is wrong, and no closed one', () => {
    expect(weekProblems(rows).map(({ index, field }) => [index, field])).toEqual([
      [3, 'opensAt'],
      [2, 'closesAt'],
    ])
  })
  it('is refused by the server with the same sentences and their paths', () => {
    const { error } = openingHoursSchema.safeParse(rows)
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['3.opensAt', 'Cette plage commence avant la fin d’une autre'],
      ['2.closesAt', 'La fermeture doit venir après l’ouverture'],
    ])
    expect(openingHoursSchema.safeParse(rows.slice(0, 2)).success).toBe(true)
  })
})

describe('exceptions', () => {
  const closed = (startDate: string, endDate = startDate) => ({
    startDate,
    endDate,
    isClosed: true,
  })
  const paths = (
    exception: Parameters<typeof exceptionProblems>[0],
    others = [closed('2026-12-25')],
  ) => exceptionProblems(exception, others).map(({ path }) => path.join('.'))

  it('have a first and a last day, in their order, within a year, and not twice', () => {
    expect(paths(closed('2026-12-24', '2026-12-26'))).toEqual([])
    expect(paths(closed('2026-12-24', '2027-12-24'))).toEqual([])
    expect(paths(closed('2026-12-24', '2027-12-25'))).toEqual(['endDate'])
    expect(paths(closed('2026-12-26', '2026-12-24'))).toEqual(['endDate'])
    expect(paths(closed('2026-12-25'))).toEqual(['startDate'])
    expect(paths(closed(''))).toEqual(['startDate'])
    expect(paths(closed('2026-02-30'))).toEqual(['startDate'])
    expect(paths(closed('2026-12-24', ''))).toEqual(['endDate'])
  })
  it('may share one of their days with another, and not both', () => {
    const others = [closed('2026-12-24', '2026-12-26')]
    expect(paths(closed('2026-12-24', '2026-12-25'), others)).toEqual([])
    expect(paths(closed('2026-12-25', '2026-12-26'), others)).toEqual([])
    expect(paths(closed('2026-12-24', '2026-12-26'), others)).toEqual(['startDate'])
  })
  it('are told to be unfinished while something is missing, and only then', () => {
    const open = { ...closed('2026-12-24'), isClosed: false }
    const unfinished = [
      closed(''),
      closed('2026-12-24', ''),
      open,
      { ...open, periods: [] },
      { ...open, periods: [period('10:00', null)] },
    ]
    for (const exception of unfinished)
      expect(exceptionProblems(exception, [])).toMatchObject([{ isUnfinished: true }])
    const wrong = [
      closed('2026-12-26', '2026-12-24'),
      { ...open, periods: [period('12:00', '10:00')] },
    ]
    for (const exception of wrong) {
      const [problem] = exceptionProblems(exception, [])
      expect(Object.keys(problem ?? {})).toEqual(['path', 'message'])
    }
    expect(paths(open)).toEqual(['periods'])
  })
  it('have hours when they are open', () => {
    const open = { ...closed('2026-12-24'), isClosed: false }
    expect(paths({ ...open, periods: [] })).toEqual(['periods'])
    expect(paths({ ...open, periods: [period('10:00', null)] })).toEqual(['periods.0.closesAt'])
    expect(paths({ ...open, periods: [period('10:00', '12:00')] })).toEqual([])
  })
  it('are refused by the server with their paths, and are sixty at most', () => {
    const issues = (list: unknown[]) =>
      openingExceptionsSchema.safeParse(list).error?.issues.map(({ path }) => path.join('.'))
    expect(issues([closed('2026-12-24'), closed('2026-12-26', '2026-12-25')])).toEqual([
      '1.endDate',
    ])
    expect(issues([closed('2026-12-24'), closed('2026-12-24')])).toEqual(['1.startDate'])
    expect(issues([{ ...closed('2026-12-24'), label: 'x'.repeat(81) }])).toEqual(['0.label'])
    expect(
      issues([
        {
          startDate: '2026-12-24',
          endDate: '2026-12-24',
          periods: [{ opensAt: '9h', closesAt: '12:00' }],
        },
      ]),
    ).toEqual(['0.periods.0.opensAt'])
    const many = Array.from({ length: 61 }, (_none, at) =>
      closed(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)),
    )
    expect(issues(many)).toEqual([''])
    expect(issues(many.slice(0, 60))).toBeUndefined()
  })
})
