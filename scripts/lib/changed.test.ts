import { readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { ROOMS, testsFor } from './changed.mjs'

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(test|spec)\.ts$/.test(file),
  )

describe('the tests that a change can reach', () => {
  it('are those of its room, and what every change may break', () => {
    const found = testsFor(['src/features/tickets/model.ts', 'CHANGELOG.md'])
    expect(found).toEqual({
      all: false,
      int: [
        'access/',
        'api-document',
        'collections',
        'migrations',
        'access/matrix-plans',
        'ticket',
      ],
      e2e: ['access/matrix-plans', 'ticket'],
    })
  })
  it.each([
    'src/platform/env.ts',
    'src/ui/Button.tsx',
    'payload.config.ts',
    'tests/support/e2e.ts',
  ])('are all of them after a change of %s', (file) =>
    expect(testsFor([file, 'src/features/news/model.ts'])).toEqual({ all: true, int: [], e2e: [] }),
  )
  it('are none after a change of words and unit tests; a test that changed is itself', () => {
    expect(testsFor(['README.md', 'src/features/news/model.test.ts'])).toEqual({
      all: false,
      int: [],
      e2e: [],
    })
    expect(testsFor(['tests/e2e/news.spec.ts'])).toEqual({
      all: false,
      int: [],
      e2e: ['news.spec.ts'],
    })
  })
  it('are known for every room, and each name begins one', () => {
    expect(readdirSync('src/features').filter((room) => !ROOMS.includes(room))).toEqual([])
    const tests = [...testsIn('tests/int'), ...testsIn('tests/e2e')]
    for (const room of ROOMS) {
      const found = testsFor([`src/features/${room}/model.ts`])
      for (const start of found.int) {
        expect(
          tests.some((test) => test.startsWith(start)),
          `${room}: ${start}`,
        ).toBe(true)
      }
    }
  })
})
