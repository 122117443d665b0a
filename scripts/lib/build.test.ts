import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { hintCompile } from './build.mjs'

let dist = ''

beforeEach(() => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'dist-'))
})
afterEach(() => fs.rmSync(dist, { recursive: true }))

const script = (name: string) => path.join(dist, name)

it('marks the scripts of every page, once, and no other', () => {
  fs.writeFileSync(script('react.js'), 'react()')
  fs.writeFileSync(script('page.js'), 'page()')
  const manifest = { rootMainFiles: ['react.js'], polyfillFiles: ['old.js'] }
  fs.writeFileSync(script('build-manifest.json'), JSON.stringify(manifest))
  hintCompile(dist)
  hintCompile(dist)
  expect(fs.readFileSync(script('react.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nreact()')
  expect(fs.readFileSync(script('page.js'), 'utf8')).toBe('page()')
})

it('leaves a build alone that does not say which they are', () => {
  fs.writeFileSync(script('react.js'), 'react()')
  hintCompile(dist)
  expect(fs.readFileSync(script('react.js'), 'utf8')).toBe('react()')
})
