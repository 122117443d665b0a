import { expect, it } from 'vitest'

import { runsOf } from './pdf'

it('writes an ordinal with the letters that the font has', () => {
  expect(runsOf('1ʳᵉ ou 2ᵉ catégorie')).toEqual(['1re ou 2e catégorie'])
  expect(runsOf('Dvořák')).toEqual(['Dvo', 'ř', 'ák'])
})
