import fs from 'node:fs'

import { expect, it } from 'vitest'

import { heapOptions } from './serve.mjs'
import { inProject } from './project.mjs'

it('gives the server the heap that `npm start` has', () => {
  const { scripts } = JSON.parse(fs.readFileSync(inProject('package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [option] = heapOptions([])
  expect(option).toMatch(/^--max-old-space-size=\d+$/)
  expect(scripts.start).toBe(`node ${option} scripts/start.mjs`)
})

it('leaves a size alone that somebody chose', () => {
  const own = ['--enable-source-maps', '--max-old-space-size=2048']
  expect(heapOptions(own)).toEqual(['--max-old-space-size=2048'])
  expect(heapOptions([], '--max_old_space_size=512')).toEqual([])
})
