import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { watchVersions } from './versions.mjs'

const save = (versions: number[]) => async (version: number) => {
  await sleep(5)
  versions.push(version)
}

describe('what readers see of a page that changes', () => {
  it('is nothing old when each read finds what was saved', async () => {
    const versions = [0]
    const read = async () => {
      const version = versions.at(-1) ?? 0
      await sleep(1)
      return version
    }
    const seen = await watchVersions({ read, save: save(versions), readers: 3, saves: 10 })
    expect(seen).toMatchObject({ backwards: 0, behind: 0, longest: 0 })
    expect(seen.reads).toBeGreaterThan(10)
  })
  it('counts a copy that is older than one that was shown, and for how long it was', async () => {
    const versions = [0]
    let turn = 0
    const read = async () => {
      await sleep(1)
      turn += 1
      return turn % 2 ? (versions.at(-1) ?? 0) : Math.max(0, (versions.at(-1) ?? 0) - 2)
    }
    const seen = await watchVersions({ read, save: save(versions), readers: 1, saves: 10 })
    expect(seen.backwards).toBeGreaterThan(0)
    expect(seen.behind).toBeGreaterThan(0)
    expect(seen.longest).toBeGreaterThan(0)
  })
})
