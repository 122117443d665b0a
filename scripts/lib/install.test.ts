import { describe, expect, it } from 'vitest'

import { isInstalled, requireNode } from './install.mjs'

describe('isInstalled', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-macs': { version: '2.0.0', optional: true },
  }

  it('accepts what npm installed, without the programs for other systems', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true)
  })
  it('refuses another version, a missing package, and no record at all', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false)
    expect(isInstalled(wanted, {})).toBe(false)
    expect(isInstalled(wanted, undefined)).toBe(false)
  })
})

describe('requireNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })
  it.each(['18.20.0', '20.18.3'])('refuses %s with a sentence', (version) => {
    expect(() => requireNode(version)).toThrow(/needs Node 20\.19 or newer/)
  })
})
