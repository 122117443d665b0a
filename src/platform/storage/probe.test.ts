import fs from 'node:fs'
import type * as Disk from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const disk = vi.hoisted(() => ({ free: 1e12, writes: 0, error: null as Error | null }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Disk>()
  return {
    ...real,
    statfs: () => Promise.resolve({ bavail: disk.free, bsize: 1 }),
    writeFile: (...args: Parameters<typeof real.writeFile>) => {
      disk.writes += 1
      return disk.error ? Promise.reject(disk.error) : real.writeFile(...args)
    },
  }
})

const { probe } = await import('./probe')

let root = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'probe-'))
  Object.assign(disk, { free: 1e12, writes: 0, error: null })
})
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

describe('the disk of files', () => {
  it('is well when a file can be written, of which nothing stays', async () => {
    await expect(probe(path.join(root, 'new'))).resolves.toBeUndefined()
    expect(fs.readdirSync(path.join(root, 'new'))).toEqual([])
  })

  it('is not well when it is full, whatever the rights say', async () => {
    disk.error = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    await expect(probe(root)).rejects.toThrow('no space left')
    expect(fs.readdirSync(root)).toEqual([])
  })

  it('is not well when the next picture would fill it', async () => {
    disk.free = 1_000_000
    await expect(probe(root)).rejects.toThrow('full')
  })

  it('is asked once in five seconds, and again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await Promise.all([probe(root), probe(root)])
      disk.free = 0
      await probe(root)
      expect(disk.writes).toBe(1)
      vi.setSystemTime(Date.now() + 5001)
      await expect(probe(root)).rejects.toThrow('full')
    } finally {
      vi.useRealTimers()
    }
  })
})
