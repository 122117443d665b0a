import { expect, it } from 'vitest'

import type { AnimalStatus } from './model'
import { statusUndo, type StatusVersion } from './undo.model'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const version = (status: AnimalStatus, hoursAgo: number, isReserved = false): StatusVersion => ({
  createdAt: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
  status,
  isReserved,
  isSos: false,
  adoptedAt: null,
  returnReason: null,
})

it('undoes the change that took an animal out of the catalogue, for a day', () => {
  const before = version('AT_SHELTER', 30, true)
  // Saved twice since: the change is the first of the two.
  const versions = [version('ADOPTED', 1), version('ADOPTED', 23), before]
  expect(statusUndo(versions, NOW)).toEqual({
    from: 'ADOPTED',
    at: versions[1]?.createdAt,
    before,
  })
  expect(statusUndo([version('ADOPTED', 25), before], NOW)).toBeNull()
})

it('has nothing to undo at the shelter, nor without what was before', () => {
  expect(statusUndo([version('AT_SHELTER', 1), version('ADOPTED', 2)], NOW)).toBeNull()
  expect(statusUndo([version('ARCHIVED', 1)], NOW)).toBeNull()
  expect(statusUndo([], NOW)).toBeNull()
})
