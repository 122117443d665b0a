import { beforeEach, expect, it, vi } from 'vitest'

import { forget, keep, keepLost, readBegun } from './resume'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('keeps the keys of tries without an answer with what was typed, until it is sent', () => {
  keepLost('f', ['a'])
  expect(readBegun('f')).toBeNull()
  keep('f', { nom: 'Léa' })
  expect(readBegun('f')).toMatchObject({ values: { nom: 'Léa' }, lost: ['a'] })
  keepLost('f', ['a', 'b'])
  keep('f', { nom: 'Léa Petit' })
  expect(readBegun('f')).toMatchObject({ values: { nom: 'Léa Petit' }, lost: ['a', 'b'] })
  forget('f')
  keep('f', { nom: 'Léa' })
  expect(readBegun('f')?.lost).toBeUndefined()
})
