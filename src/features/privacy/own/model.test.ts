import { expect, it } from 'vitest'

import { askedSentence, dueAfter, NOT_OWNERS } from './model'

it('an account that is asked to go is erased two weeks later', () => {
  expect(dueAfter(new Date('2026-11-25T12:00:00Z')).toISOString()).toBe('2026-12-09T12:00:00.000Z')
})

it('the account says when it goes, why it could not, or that it stays', () => {
  const asked = { due: new Date('2026-12-09T12:00:00Z'), isOwners: true, refused: null }
  expect(askedSentence(asked, true)).toMatch(/^Votre compte sera effacé le .*9 décembre 2026/)
  const refused = 'C’est le dernier compte.'
  expect(askedSentence({ ...asked, refused }, true)).toMatch(
    /^Votre compte devait être effacé le .*9 décembre 2026.* C’est le dernier compte\. Nous essayons/,
  )
  expect(askedSentence({ ...asked, isOwners: false }, true)).toBe(NOT_OWNERS)
  expect(askedSentence({ ...asked, isOwners: false }, false)).toMatch(/^Votre compte sera effacé/)
})
