import { describe, expect, it } from 'vitest'

import { missingPlatforms } from './lock.mjs'

describe('missingPlatforms', () => {
  const compiler = {
    optionalDependencies: { '@c/linux-x64-musl': '1.2.3', '@c/darwin-arm64': '1.2.3', extra: '1' },
  }

  it('describes the programs for other systems that npm left out', () => {
    expect(missingPlatforms({ '': {}, 'node_modules/c': { ...compiler, dev: true } })).toEqual({
      'node_modules/@c/linux-x64-musl': {
        version: '1.2.3',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
      'node_modules/@c/darwin-arm64': {
        version: '1.2.3',
        cpu: ['arm64'],
        dev: true,
        optional: true,
        os: ['darwin'],
      },
    })
  })

  it('finds those that are there, nested or above', () => {
    expect(
      missingPlatforms({
        'node_modules/a/node_modules/c': compiler,
        'node_modules/a/node_modules/@c/darwin-arm64': {},
        'node_modules/@c/linux-x64-musl': {},
      }),
    ).toEqual({})
  })
})
