import { expect, it } from 'vitest'

import { goesUnconfirmedOn, signedUpBefore } from './model'

const signedUpAt = '2026-11-01T10:00:00.000Z'
const due = new Date('2026-12-01T10:00:00.000Z')

it('keeps a sign-up thirty days for its confirmation', () => {
  expect(goesUnconfirmedOn({ signedUpAt })).toEqual(due)
  expect(signedUpBefore(due)).toEqual(new Date(signedUpAt))
})

it.each([
  ['that was confirmed', { signedUpAt, emailVerified: '2026-11-02T10:00:00.000Z' }],
  ['that is in a team', { signedUpAt, memberships: [{ role: 'EDITOR' }] }],
  ['of a super admin', { signedUpAt, isSuperAdmin: true }],
  ['that nobody opened by themselves', { signedUpAt: null }],
])('keeps an account %s', (_which, account) => {
  expect(goesUnconfirmedOn(account)).toBeNull()
})
