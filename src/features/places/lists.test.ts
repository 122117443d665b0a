import { describe, expect, it } from 'vitest'

import {
  confirmPath,
  editApi,
  editPath,
  errorApi,
  errorPath,
  FACE_KEYS,
  faceOf,
  isCare,
  kindsOf,
  PLACE_KINDS,
  placePath,
  PLACES_ROOT,
  RESERVED_SLUGS,
  SUGGEST_PATH,
  THANKS_PATH,
} from './model'
import { CHOOSING } from './steps.model'
import { FACE_WORDS, placeCount } from './wording.model'

describe('the list of a kind of place', () => {
  it.each(PLACE_KINDS)('%s: one list of the three', (kind) => {
    const faces = FACE_KEYS.filter((face) => kindsOf(face).includes(kind))
    expect(faces).toEqual([faceOf(kind)])
    expect(isCare(kind)).toBe(faceOf(kind) === 'care')
  })
  it('of care leads whoever found an animal to the right ones too', () => {
    const links = CHOOSING.care.steps.flatMap(({ link }) => (link ? [link.href] : []))
    expect(links).toEqual(
      expect.arrayContaining(['/animaux-trouves', 'https://www.reseau-soins-faune-sauvage.com']),
    )
  })
})

it('no place may have an address that the site has itself', () => {
  for (const path of [SUGGEST_PATH, THANKS_PATH, confirmPath('token'), editPath('id')]) {
    expect(path.startsWith(`${PLACES_ROOT}/`)).toBe(true)
    expect(RESERVED_SLUGS).toContain(path.split('/')[2])
  }
})

it('what belongs to one place has it in its address', () => {
  expect(placePath('cafe-du-lac')).toBe('/adresses/cafe-du-lac')
  expect(errorPath('cafe-du-lac')).toMatch(/^\/adresses\/cafe-du-lac\/./)
  expect(confirmPath('a-token').endsWith('/a-token')).toBe(true)
  for (const address of [editPath, editApi, errorApi]) {
    expect(address('one')).toContain('/one')
    expect(address('one')).not.toBe(address('two'))
  }
})

describe.each(FACE_KEYS)('the list %s', (face) => {
  it('is counted in its own words', () => {
    const { one, several } = FACE_WORDS[face]
    expect(placeCount(face, 1)).toBe(`1 ${one}`)
    expect(placeCount(face, 12)).toBe(`12 ${several}`)
  })
  it('helps to choose, with links to our pages or to safe ones', () => {
    const links = CHOOSING[face].steps.flatMap(({ link }) => (link ? [link.href] : []))
    expect(links).not.toHaveLength(0)
    for (const href of links) expect(href).toMatch(/^(?:\/[a-z]|https:\/\/)/)
  })
})
