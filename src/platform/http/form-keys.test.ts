import { expect, it } from 'vitest'

import { formKeys, keysOfWords } from './form-keys'
import { firstKeyOf } from './save-keys'

const ONE = 'a'.repeat(32)
const TWO = 'b'.repeat(32)

it('leaves the keys of a browser with JavaScript as they are', () => {
  const keys = { saveKey: ONE, lostKeys: [TWO] }
  expect(formKeys(false, keys, { text: 'Un' })).toEqual(keys)
})

it('takes the key of a page without JavaScript together with what was sent', () => {
  const of = (text: string, saveKey = ONE) => formKeys(true, { saveKey }, { text })
  expect(of('Un')).toEqual(of('Un'))
  expect(of('Un')).not.toEqual(of('Deux'))
  expect(of('Un')).not.toEqual(of('Un', TWO))
  expect(of('Un').saveKey).toMatch(/^[0-9a-f]{32}$/)
  expect(formKeys(true, {}, { text: 'Un' })).toEqual({ saveKey: undefined, lostKeys: [] })
})

it('knows a try that nobody answered by its words', () => {
  const first = keysOfWords({ saveKey: ONE }, 'Un').saveKey
  expect(keysOfWords({ saveKey: TWO, lostKeys: [ONE] }, 'Un').lostKeys).toEqual([first])
  expect(keysOfWords({ saveKey: TWO, lostKeys: [ONE] }, 'Deux').lostKeys).not.toEqual([first])
})

it('calls all tries of the same words by the first of them, also when that comes last', () => {
  const of = (keys: Parameters<typeof firstKeyOf>[0], words = 'Un') =>
    firstKeyOf(keysOfWords(keys, words))
  const again = of({ saveKey: TWO, lostKeys: [ONE] })
  expect(again).toBe(of({ saveKey: ONE }))
  expect(of({ saveKey: 'c'.repeat(32), lostKeys: [ONE, TWO] })).toBe(again)
  expect(of({ saveKey: TWO, lostKeys: [ONE] }, 'Deux')).not.toBe(again)
  expect([of({ saveKey: TWO }) === again, of({})]).toEqual([false, null])
})
