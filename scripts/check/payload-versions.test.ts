import { describe, expect, it } from 'vitest'

import { mixedVersions } from './payload-versions.mjs'

describe('mixedVersions', () => {
  it('accepts one version everywhere, and the one exception', () => {
    expect(
      mixedVersions({
        '': {},
        'node_modules/payload': { version: '3.90.1' },
        'node_modules/@payloadcms/ui': { version: '3.90.1' },
        'node_modules/@payloadcms/plugin-stripe': { version: '3.90.2' },
        'node_modules/next': { version: '16.4.6' },
      }),
    ).toEqual([])
  })
  it('refuses another version and a second copy', () => {
    expect(
      mixedVersions({
        'node_modules/payload': { version: '3.90.2' },
        'node_modules/a/node_modules/@payloadcms/ui': { version: '3.90.1' },
      }),
    ).toEqual([
      'node_modules/payload is 3.90.2, and must be 3.90.1',
      'node_modules/a/node_modules/@payloadcms/ui is a second copy',
    ])
  })
})
