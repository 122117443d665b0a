import { expect, it } from 'vitest'

import { likedBy, likedToday } from './model'

it('an animal is told to be liked by several, never by few', () => {
  expect(likedBy(2)).toBeNull()
  expect(likedBy(3)).toMatch(/^3 personnes /)
  expect(likedBy(14)).toMatch(/^Plus de 10 personnes /)
})

it('a team is told how many like an animal', () => {
  expect(likedToday(1, 'Nala')).toBe('Quelqu’un aime Nala')
  expect(likedToday(2, 'Nala')).toBe('2 personnes aiment Nala')
})
