import fc from 'fast-check'
import { expect, it } from 'vitest'

import { draftCookies, readDraft } from './draft'

/** What a browser sends back of the cookies that it was given. */
const jarOf = (cookies: readonly string[]) => {
  const jar = new Map(cookies.map((each) => each.split(';')[0]?.split('=') as [string, string]))
  return (name: string) => jar.get(name)
}

it('comes back as it was typed, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 150 }),
      fc.string({ unit: 'grapheme', maxLength: 700 }),
      (name, reason) => {
        const cookies = draftCookies({ name, reason, password: 'no field of ours' })
        for (const each of cookies) expect(each.length).toBeLessThan(4096)
        const draft = readDraft(jarOf(cookies))
        expect(draft.name ?? '').toBe(name)
        expect(draft).not.toHaveProperty('password')
        // A text that no cookie can hold is left out, never cut in the middle of a letter.
        if (draft.reason !== undefined) expect(draft.reason).toBe(reason)
      },
    ),
  )
})

it('holds the longest text that people write', () => {
  const reason = 'Nous accueillons des chats errants depuis dix ans à Rennes. '.repeat(25)
  expect(readDraft(jarOf(draftCookies({ reason }))).reason).toBe(reason)
})

it('is empty when it was tampered with', () => {
  expect(readDraft(() => 'AAAA')).toEqual({})
  expect(readDraft(() => undefined)).toEqual({})
})
