import { describe, expect, it } from 'vitest'

import {
  breedLabel,
  keysOf,
  nextStatuses,
  refuseTransition,
  STATUS_LABELS,
  statusWord,
} from './model'
import { refusePoundStep } from './pound.model'
import { statusUndo, UNDO_MS, type StatusVersion } from './undo.model'

describe('the states of an animal', () => {
  it('follow each other along the allowed ways alone, and staying is no step', () => {
    for (const from of keysOf(STATUS_LABELS))
      for (const to of keysOf(STATUS_LABELS)) {
        const isAllowed = from === to || nextStatuses(from).includes(to)
        expect([from, to, refuseTransition(from, to, 'Parce que')]).toEqual([
          from,
          to,
          isAllowed ? null : 'illegal',
        ])
      }
  })

  it('want a reason back from a family, and from nowhere else', () => {
    for (const reason of [null, undefined, '', '   ']) {
      expect(refuseTransition('ADOPTED', 'AT_SHELTER', reason)).toBe('reasonRequired')
      expect(refuseTransition('FOUND', 'AT_SHELTER', reason)).toBeNull()
      expect(refuseTransition('ADOPTED', 'ARCHIVED', reason)).toBeNull()
      expect(refuseTransition('ADOPTED', 'ADOPTED', reason)).toBeNull()
    }
  })

  it('are said in words that agree: the first word alone', () => {
    expect(statusWord('RETURNED', 'FEMALE')).toBe('Rendue à son propriétaire')
    expect(statusWord('AT_SHELTER', 'FEMALE')).toBe('Au refuge')
    expect(statusWord('DECEASED', 'UNKNOWN')).toBe('Décédé')
  })
})

describe('the last change of state', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const version = (status: StatusVersion['status'], ago: number): StatusVersion => ({
    createdAt: new Date(now.getTime() - ago).toISOString(),
    status,
    isReserved: false,
    isSos: false,
    adoptedAt: null,
    returnReason: null,
  })

  it('is undone within a day, to the second', () => {
    const before = version('AT_SHELTER', UNDO_MS * 2)
    const undo = (ago: number) => statusUndo([version('ADOPTED', ago), before], now)
    expect(undo(UNDO_MS)).toEqual({
      from: 'ADOPTED',
      at: version('ADOPTED', UNDO_MS).createdAt,
      before,
    })
    expect(undo(UNDO_MS + 1)).toBeNull()
  })

  it('is none for a sheet that was made in that state', () => {
    expect(statusUndo([version('ADOPTED', 10), version('ADOPTED', 20)], now)).toBeNull()
    expect(statusUndo([], now)).toBeNull()
  })
})

it('a found animal cannot be adopted at once to get round its delay', () => {
  const step = { poundEntryAt: '2026-11-20T09:00:00Z', department: '35' }
  const now = new Date('2026-11-21T10:00:00Z')
  for (const to of ['AT_SHELTER', 'ADOPTED'] as const)
    for (const from of ['FOUND', null] as const)
      expect(refusePoundStep({ ...step, from, to }, now)?.path).toBeDefined()
  expect(refusePoundStep({ ...step, from: 'FOUND', to: 'RETURNED' }, now)).toBeNull()
})

it('a cross is told by its first word', () => {
  expect(breedLabel({ species: 'DOG', breed: 'Croisé berger' })).toBe(
    'Croisé berger, n’appartient pas à une race',
  )
  expect(breedLabel({ species: 'DOG', breed: 'Berger croisé' })).toBe(
    'D’apparence Berger croisé, n’appartient pas à une race',
  )
})
