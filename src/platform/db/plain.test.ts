import { expect, it } from 'vitest'

import { searchedWords } from './plain'

it('looks for six words at most, of three letters or more where there are any', () => {
  expect(searchedWords('le  refuge du Lac')).toEqual(['refuge', 'Lac'])
  expect(searchedWords('un du')).toEqual(['un'])
  expect(searchedWords('a b c d e f g h i j')).toEqual(['a'])
  expect(searchedWords('un deux trois quatre cinq six sept huit')).toHaveLength(6)
  expect(searchedWords(' 06 12 34 56 78 ')).toEqual(['06 12 34 56 78'])
  expect(searchedWords('12')).toEqual(['12'])
  for (const nothing of ['', '  ', undefined, null, '- ’', '-'])
    expect(searchedWords(nothing)).toEqual([])
})
