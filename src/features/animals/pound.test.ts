import { describe, expect, it } from 'vitest'

import { poundEnd, refusePoundStep } from './pound.model'

const step = (more: Partial<Parameters<typeof refusePoundStep>[0]> = {}) =>
  refusePoundStep(
    {
      from: 'FOUND',
      to: 'AT_SHELTER',
      poundEntryAt: '2026-11-16T11:00:00.000Z',
      department: null,
      ...more,
    },
    now,
  )
let now = new Date('2026-11-26T22:59:59.999Z')

describe('leaving the pound', () => {
  it('is possible from the midnight of Paris after the eighth clear working day', () => {
    expect(poundEnd('2026-11-16T11:00:00.000Z').toISOString()).toBe('2026-11-26T23:00:00.000Z')
    expect(step()).toMatchObject({
      path: 'status',
      message: expect.stringContaining('27 nov') as string,
    })
    now = new Date('2026-11-26T23:00:00.000Z')
    expect(step()).toBeNull()
    now = new Date('2026-11-26T22:59:59.999Z')
  })

  it('counts from the day in Paris, late in the evening too', () => {
    const late = '2026-11-16T22:30:00.000Z'
    expect(poundEnd(late)).toEqual(poundEnd('2026-11-16T11:00:00.000Z'))
  })
  it('is over when the day is over where the pound stands, and never before it is in Paris', () => {
    const end = (department: string) => poundEnd('2026-11-16T11:00:00.000Z', department)
    expect(end('987').toISOString()).toBe('2026-11-27T10:00:00.000Z')
    expect(end('971').toISOString()).toBe('2026-11-27T04:00:00.000Z')
    expect(end('974')).toEqual(end('35'))
  })

  it('needs the day of entry of an animal that was found', () => {
    expect(step({ poundEntryAt: null })?.path).toBe('poundEntryAt')
    expect(step({ poundEntryAt: null, from: null })).toBeNull()
  })

  it('binds an animal that is entered as adoptable at once, and no other step', () => {
    expect(step({ from: null })?.path).toBe('status')
    expect(step({ to: 'RETURNED' })).toBeNull()
    expect(step({ to: 'FOUND' })).toBeNull()
    expect(step({ from: 'ADOPTED' })).toBeNull()
    expect(step({ from: 'AT_SHELTER', to: 'ADOPTED' })).toBeNull()
  })
})
