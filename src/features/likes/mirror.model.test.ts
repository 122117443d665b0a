import { describe, expect, it } from 'vitest'

import { changesOf, parseMirror } from './mirror.model'

const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const nala = { id: id('1'), name: 'Nala' }
const rex = { id: id('2'), name: 'Rex' }

describe('what a browser remembers of the likes of an account', () => {
  it('comes back as it was', () => {
    const kept = { user: id('a'), at: 5, animals: [nala, rex] }
    expect(parseMirror(JSON.stringify(kept))).toEqual(kept)
  })
  it.each([null, '', '{', '[]', '{"user":"x","at":1,"animals":[]}', '"oui"', '{"at":1}'])(
    'is nothing when it is %s',
    (text) => {
      expect(parseMirror(text)).toBeNull()
    },
  )
  it.each([[[id('a')]], [null], [5]])('is nothing of an account %j', (user) => {
    expect(parseMirror(JSON.stringify({ user, at: 5, animals: [] }))).toBeNull()
  })
  it('has a moment that is a number, and perhaps no animal', () => {
    expect(parseMirror(JSON.stringify({ user: id('a'), at: '5', animals: [] }))).toBeNull()
    expect(parseMirror(JSON.stringify({ user: id('a'), at: 5 }))?.animals).toEqual([])
  })
  it('leaves out what is no animal', () => {
    const text = JSON.stringify({ user: id('a'), at: 5, animals: [nala, { id: 'x' }, 4] })
    expect(parseMirror(text)?.animals).toEqual([nala])
  })
})

describe('two lists', () => {
  it('differ by what was added and removed', () => {
    expect(changesOf([nala], [rex])).toEqual({ added: [rex], removed: [nala] })
    expect(changesOf([nala, rex], [rex, nala])).toEqual({ added: [], removed: [] })
  })
})
