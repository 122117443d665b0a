import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keysOf, SEX_LABELS, SPECIES_LABELS } from '../model'
import { isSameChoice, NO_FILTER, readListAddress, writeListAddress } from './list-address'

const choice = fc.record({
  species: fc.constantFrom('' as const, ...keysOf(SPECIES_LABELS)),
  sex: fc.constantFrom('' as const, ...keysOf(SEX_LABELS)),
  isSos: fc.boolean(),
})

describe('the address of a list on a page', () => {
  it('is read back as it was written, and no list takes the choices of another', () => {
    fc.assert(
      fc.property(choice, choice, fc.integer({ min: 1, max: 5 }), (first, other, place) => {
        const search = writeListAddress(writeListAddress('?apercu=1', 0, first), place, other)
        expect(readListAddress(search, 0)).toEqual(first)
        expect(readListAddress(search, place)).toEqual(other)
        expect(isSameChoice(readListAddress(search, place + 1), NO_FILTER)).toBe(true)
        expect(new URLSearchParams(search).get('apercu')).toBe('1')
      }),
    )
  })
  it('has the names of the page of all the animals, and nothing where nothing is chosen', () => {
    const cats = { ...NO_FILTER, species: 'CAT', isSos: true } as const
    expect(writeListAddress('', 0, cats)).toBe('species=CAT&isSos=true')
    expect(writeListAddress('', 1, cats)).toBe('species-2=CAT&isSos-2=true')
    expect(writeListAddress('species=CAT&isSos=true', 0, NO_FILTER)).toBe('')
  })
  it.each(['species=cat', 'species=constructor', 'sex=', 'isSos=oui', 'species[]=CAT'])(
    'leaves %s aside',
    (search) => {
      expect(readListAddress(search, 0)).toEqual(NO_FILTER)
    },
  )
})
