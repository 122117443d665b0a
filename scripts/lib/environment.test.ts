import os from 'node:os'

import { afterEach, expect, it, vi } from 'vitest'

import { listenAddress } from './environment.mjs'

afterEach(() => vi.unstubAllEnvs())

it.each([
  [undefined, undefined, '0.0.0.0'],
  [undefined, '127.0.0.1', '127.0.0.1'],
  // What a shell sets by itself asks for nothing.
  [os.hostname(), '127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1', '0.0.0.0'],
])('HOSTNAME %s, otherwise %s: listens on %s', (given, otherwise, address) => {
  vi.stubEnv('HOSTNAME', given)
  expect(listenAddress(otherwise)).toBe(address)
})
