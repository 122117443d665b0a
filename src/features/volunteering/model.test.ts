import { describe, expect, it } from 'vitest'

import { isQuarter, proposedMinutes, stateOf, totalOf } from './hours.model'
import { lengthWords, refuseAge } from './model'
import { applicationErrors, attendanceSchema, missionErrors, slotsSchema } from './schema'

describe('the age of whoever offers to help', () => {
  const nobody = { parentName: null, parentAgrees: false }
  it('is at least that of the mission', () => {
    expect(refuseAge({ age: 15, ...nobody }, 16)).toHaveProperty('age')
    expect(refuseAge({ age: 18, ...nobody }, 16)).toEqual({})
  })
  it('needs a parent under 18', () => {
    const minor = { age: 17, ...nobody }
    expect(Object.keys(refuseAge(minor, 16))).toEqual(['parentName', 'parentAgrees'])
    expect(refuseAge({ age: 17, parentName: 'Anne', parentAgrees: true }, null)).toEqual({})
  })
})

describe('hours', () => {
  it('are quarters, twelve hours at most', () => {
    expect([15, 720].every(isQuarter)).toBe(true)
    expect([0, -15, 20, 735, 7.5, Number.NaN].some(isQuarter)).toBe(false)
  })
  it('count once validated alone', () => {
    const open = { declaredMinutes: 90, attendance: null, validatedMinutes: null }
    const valid = { ...open, attendance: 'ATTENDED', validatedMinutes: 75 } as const
    const absent = { ...open, attendance: 'ABSENT' } as const
    expect([open, valid, absent].map(stateOf)).toEqual(['DECLARED', 'VALIDATED', 'ABSENT'])
    expect(totalOf([open, valid, absent])).toBe(75)
    expect(proposedMinutes(open, 120)).toBe(90)
    expect(proposedMinutes({ declaredMinutes: null }, 50)).toBe(45)
  })
  it('are said as people say them', () => {
    expect([45, 60, 125].map(lengthWords)).toEqual(['45\u00a0min', '1\u00a0h', '2\u00a0h\u00a005'])
  })
})

describe('what comes from outside', () => {
  const offer = { name: 'Léa Martin', phone: '06 12 34 56 78', age: '20' }
  it('is an offer with a telephone and an age', () => {
    expect(applicationErrors(offer)).toEqual({})
    expect(Object.keys(applicationErrors({}))).toEqual(['name', 'phone', 'age'])
    expect(applicationErrors({ ...offer, age: '' })).toHaveProperty('age')
    expect(applicationErrors({ ...offer, phone: '12' })).toHaveProperty('phone')
  })
  it('is a mission with its words', () => {
    const wrong = Object.keys(missionErrors({ title: ' ', skills: [] }))
    expect(wrong).toEqual(
      expect.arrayContaining(['title', 'kind', 'rhythm', 'description', 'near']),
    )
  })
  it('is a slot on a day that exists', () => {
    const slot = {
      mission: '0199a0c4-5a00-7000-8000-000000000000',
      day: '2026-02-30',
      time: '09:00',
      minutes: 60,
      places: 2,
    }
    expect(slotsSchema.safeParse(slot).success).toBe(false)
    expect(slotsSchema.safeParse({ ...slot, day: '2026-03-01' }).success).toBe(true)
    expect(slotsSchema.safeParse({ ...slot, day: '2026-03-01', time: '24:00' }).success).toBe(false)
  })
  it('is an attendance with its minutes', () => {
    expect(attendanceSchema.safeParse({ attendance: 'ATTENDED' }).success).toBe(false)
    expect(attendanceSchema.safeParse({ attendance: 'ABSENT' }).success).toBe(true)
  })
})
