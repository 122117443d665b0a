import { describe, expect, it } from 'vitest'

import { changes, MASK } from './model'

it('keeps only what changed', () => {
  expect(
    changes(undefined, { id: '1', name: 'A', age: 2 }, { id: '1', name: 'B', age: 2 }),
  ).toEqual({
    before: { name: 'A' },
    after: { name: 'B' },
  })
})

it('masks people’s data and secrets, nested ones too', () => {
  const { after } = changes(undefined, null, {
    contactPhone: '06 39 98 00 00',
    previousOwner: 'Mme Martin',
    deep: { email: 'a@exemple.fr', fine: 1 },
    password: 'x',
    content: 'Mme Martin',
    reason: 'Mme Martin',
  })
  expect(JSON.stringify(after)).not.toMatch(/06 39|Martin|exemple|"x"/)
  expect(after.deep).toEqual({ email: '•••', fine: 1 })
})

it('ignores the columns that every write changes', () => {
  expect(changes(undefined, { updatedAt: '1' }, { updatedAt: '2' }).after).toEqual({})
  const words = (searchText: string) => ({ searchText })
  expect(changes(undefined, words('a'), words('b')).after).toEqual({})
})

it('masks by collection and column: what is published is read in clear', () => {
  expect(changes('all', null, { content: '<p>Portes ouvertes</p>' }).after.content).toContain(
    'Portes ouvertes',
  )
  expect(
    changes({ open: ['phone'] }, null, { phone: '02 99', contactPhone: '06', token: 'x' }).after,
  ).toEqual({
    phone: '02 99',
    contactPhone: '•••',
    token: '•••',
  })
  expect(
    changes({ only: ['status'] }, null, { status: 'OPEN', words: 'Rex', token: 'x' }).after,
  ).toEqual({ status: 'OPEN', words: '•••', token: '•••' })
  expect(changes(undefined, null, { content: 'Mme Martin' }).after.content).toBe('•••')
  expect(changes(undefined, null, { email: 'a@exemple.fr' }).after.email).toBe('•••')
})

describe('a change', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  it('is masked wherever the column is, and says whether there was something', () => {
    expect(changes(undefined, { phone: null }, { phone: '06' })).toEqual({
      before: { phone: null },
      after: { phone: MASK },
    })
    expect(
      changes(undefined, null, { rows: [{ email: 'a@b.fr', label: 'A' }, 'texte'], day: now }),
    ).toEqual({
      before: { rows: null, day: null },
      after: { rows: [{ email: MASK, label: 'A' }, 'texte'], day: now.toISOString() },
    })
    expect(changes(undefined, { home: { phone: undefined, city: 'Rennes' } }, null)).toEqual({
      before: { home: { phone: undefined, city: 'Rennes' } },
      after: { home: null },
    })
    expect(changes(undefined, { home: { phone: null } }, { home: 'x' }).before).toEqual({
      home: { phone: null },
    })
  })
})
