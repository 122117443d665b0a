import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { compressAssets, forgetMissing, hintCompile, shareCopies } from './build.mjs'

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

it('keeps one of the large files that are the same but for the name of their map', () => {
  const folder = path.join(dist, 'server', 'chunks')
  fs.mkdirSync(path.join(folder, 'ssr'), { recursive: true })
  const program = `module.exports = [1, () => ${JSON.stringify('é’'.repeat(20_000))}]`
  const write = (name: string, text = program) =>
    fs.writeFileSync(path.join(folder, name), `${text}\n\n//# sourceMappingURL=${name}.map`)
  for (const name of ['a.js', 'ssr/b.js', 'ssr/c.js']) write(name)
  write('ssr/other.js', program.replace('[1,', '[2,'))
  write('small.js', 'module.exports = []')
  write('same-small.js', 'module.exports = []')
  const own = program.replace('module.exports = [', 'exports.list = [')
  for (const name of ['own.js', 'ssr/own.js']) write(name, own)
  shareCopies(dist)
  shareCopies(dist)
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
  expect(read('a.js')).toContain('[1,')
  expect(read('ssr/b.js')).toBe('module.exports = require("./../a.js")\n')
  expect(read('ssr/c.js')).toBe('module.exports = require("./../a.js")\n')
  expect(read('ssr/other.js')).toContain('[2,')
  expect(read('ssr/own.js')).toContain('exports.list')
  expect(read('same-small.js')).toContain('module.exports = []')
  const load = createRequire(path.join(folder, 'a.js'))
  expect(load('./ssr/b.js')).toBe(load('./a.js'))
})

it('leaves a build without such files alone', () => {
  expect(() => shareCopies(dist)).not.toThrow()
})

it('names no file to be fetched ahead that was not written', () => {
  const page = path.join(dist, 'server', 'app', '(payload)', '[[...segments]]', 'page')
  fs.mkdirSync(page, { recursive: true })
  fs.mkdirSync(path.join(dist, 'static'))
  fs.writeFileSync(path.join(dist, 'static', 'a.js'), '')
  const manifest = path.join(page, 'react-loadable-manifest.json')
  const part = { id: 7, files: ['static/a.js', 'static/b.js', 'static/c.css'] }
  fs.writeFileSync(manifest, JSON.stringify({ 7: part, 8: { id: 8, files: ['static/a.js'] } }))
  forgetMissing(dist)
  expect(JSON.parse(fs.readFileSync(manifest, 'utf8'))).toEqual({
    7: { id: 7, files: ['static/a.js'] },
    8: { id: 8, files: ['static/a.js'] },
  })
  expect(() => forgetMissing(path.join(dist, 'static'))).not.toThrow()
})

it('puts compressed copies beside scripts and styles', async () => {
  const folder = path.join(dist, 'static', 'chunks')
  fs.mkdirSync(folder, { recursive: true })
  for (const name of ['page.js', 'page.css', 'page.png'])
    fs.writeFileSync(path.join(folder, name), 'é’'.repeat(500))
  await compressAssets(dist)
  await compressAssets(dist)
  const read = (name: string) => fs.readFileSync(path.join(folder, name))
  expect(zlib.brotliDecompressSync(read('page.js.br'))).toEqual(read('page.js'))
  expect(zlib.gunzipSync(read('page.css.gz'))).toEqual(read('page.css'))
  expect(fs.readdirSync(folder)).toHaveLength(7)
})
