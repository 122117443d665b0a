import { describe, expect, it } from 'vitest'

import {
  allowance,
  animalOfLink,
  firstWords,
  needsReason,
  postPath,
  signInTo,
  statusAfter,
  statusAfterFlag,
} from './model'

const ID = '0b9f6c1e-7f43-4a0e-9d55-2f1f0c7f9a01'
const OTHER = '6a1d1b52-61c0-4b3f-8f7e-0c9a6f4d2b77'

describe('flags', () => {
  it('of three people hide what is online, of fewer nothing', () => {
    expect(statusAfterFlag('PUBLISHED', 2)).toBe('PUBLISHED')
    expect(statusAfterFlag('PUBLISHED', 3)).toBe('HIDDEN')
    expect(statusAfterFlag('PUBLISHED', 12)).toBe('HIDDEN')
  })

  it('change nothing of what is not online', () => {
    expect(statusAfterFlag('HIDDEN', 3)).toBe('HIDDEN')
    expect(statusAfterFlag('REMOVED', 3)).toBe('REMOVED')
  })
})

it('a decision is the state, and asks for words unless it keeps', () => {
  expect((['KEEP', 'HIDE', 'REMOVE'] as const).map(statusAfter)).toEqual([
    'PUBLISHED',
    'HIDDEN',
    'REMOVED',
  ])
  expect((['KEEP', 'HIDE', 'REMOVE'] as const).map(needsReason)).toEqual([false, true, true])
})

it('a new account writes less for seven days', () => {
  const now = new Date('2026-05-10T12:00:00.000Z')
  const after = (since: string) => allowance(new Date(since), now)
  expect(after('2026-05-10T11:00:00.000Z')).toEqual({ posts: 2, comments: 6 })
  expect(after('2026-05-03T12:00:00.001Z')).toEqual({ posts: 2, comments: 6 })
  expect(after('2026-05-03T12:00:00.000Z')).toEqual({ posts: 6, comments: 30 })
})

describe('the address of an animal', () => {
  it.each([
    [`https://patteblanche.example/animaux/${ID}`, ID],
    [`/shelter/les-amis/animals/${ID.toUpperCase()}?de=mur`, ID],
    [`${OTHER} puis ${ID}`, ID],
  ])('%s names one', (text, id) => {
    expect(animalOfLink(text)).toBe(id)
  })

  it.each(['', 'https://patteblanche.example/animaux', ID.slice(1), 'Nala'])(
    '« %s » names none',
    (text) => {
      expect(animalOfLink(text)).toBeNull()
    },
  )
})

describe('first words', () => {
  it('are all of a short text, on one line', () => {
    expect(firstWords('  Une\n\nnuit   calme ')).toBe('Une nuit calme')
    expect(firstWords('a'.repeat(80))).toBe('a'.repeat(80))
  })

  it('end between two words, and never say more than asked', () => {
    expect(firstWords('Une première nuit à la maison', 20)).toBe('Une première nuit…')
    expect(firstWords('a'.repeat(200), 20)).toBe(`${'a'.repeat(19)}…`)
  })
})

it('the way in leads back', () => {
  expect(signInTo(postPath(ID))).toBe(`/auth/connexion?suite=%2Fwall%2F${ID}`)
})
