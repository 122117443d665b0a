import { expect, it } from 'vitest'

import { payoutStateOf } from './model'

const record = (canCharge: boolean, canPayOut: boolean) => ({
  id: 'acct_1',
  canCharge,
  canPayOut,
  needsInformation: !canCharge,
})

it.each([
  [record(false, false), 'NONE', 'PENDING'],
  [record(false, false), 'PENDING', 'PENDING'],
  [record(true, false), 'PENDING', 'PENDING'],
  [record(true, true), 'PENDING', 'ENABLED'],
  [record(true, true), 'RESTRICTED', 'ENABLED'],
  [record(false, true), 'ENABLED', 'RESTRICTED'],
  [record(true, false), 'ENABLED', 'RESTRICTED'],
  [record(false, false), 'RESTRICTED', 'RESTRICTED'],
  [null, 'ENABLED', 'RESTRICTED'],
] as const)('%j after %s is %s', (found, before, state) => {
  expect(payoutStateOf(found, before)).toBe(state)
})
