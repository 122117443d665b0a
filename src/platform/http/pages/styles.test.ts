import { runInNewContext } from 'node:vm'

import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'

import { filesOf, withOneStyle, type StyleFiles } from './styles.model'

const FILES = new Set(['aa-1', 'bb_2', 'cc~3'])
const files: StyleFiles = {
  has: (name) => FILES.has(name),
  sign: (list) => `sign${list.length}`.padEnd(16, '-'),
}

const OFFLINE = { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true }

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

const addressIn = (html: string): string => /href="([^"]*,[^"]*)"/.exec(html)?.[1] ?? ''

describe('styles of a page', () => {
  const html = `<head>${link('bb_2')}${link('aa-1')}<title>x</title></head><body></body>`

  it('are asked for at once, in their order', () => {
    const page = withOneStyle(html, files)
    expect(addressIn(page)).toMatch(/^\/_next\/static\/chunks\/sign9-+\.bb_2,aa-1\.css$/)
    expect(filesOf(addressIn(page), files)).toEqual(['bb_2', 'aa-1'])
    expect(page.match(/rel="stylesheet"/g)).toHaveLength(1)
    expect(page).toMatch(
      /^<head><link rel="stylesheet" href="[^"]+,[^"]+" onerror="[^"]+"\/><title>/,
    )
  })

  it.each([
    ['that the one has all of', 'disabled="" media="not all"', undefined],
    ['that are asked for, where the one was refused', '', true],
  ])('are named one by one, in their order: files %s', (_, attributes, isRefused) => {
    const page = withOneStyle(html, files)
    const { document } = new Window({ url: 'https://refuge.fr', settings: OFFLINE })
    document.head.innerHTML = /<head>(.*)<\/head>/.exec(page)?.[1] ?? ''
    Object.assign(document.querySelector('link') ?? {}, { f: isRefused })
    const [, script = ''] = /<script>(.*)<\/script><\/body>/s.exec(page) ?? []
    runInNewContext(script, { document })
    const named = [...document.querySelectorAll('link')].slice(1)
    const expected = ['bb_2', 'aa-1'].map(
      (name) =>
        `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${attributes && ` ${attributes}`}>`,
    )
    expect(named.map(({ outerHTML }) => outerHTML)).toEqual(expected)
  })

  it.each([
    ['one alone', `<head>${link('aa-1')}</head>`],
    ['none', '<head></head>'],
    ['one that is not there', `<head>${link('aa-1')}${link('dd4')}</head>`],
    ['too many', link('aa-1').repeat(61)],
  ])('stay as they are: %s', (_, page) => {
    expect(withOneStyle(page, files)).toBe(page)
  })

  it.each([
    ['another order', 'sign9-----------.aa-1,bb_2,cc~3'],
    ['another signature', 'sing9-----------.bb_2,aa-1'],
    ['a file that is not there', 'sign9-----------.bb_2,dd-4'],
    ['a file of another folder', 'sign14----------.bb_2,../secret'],
    ['one file', 'aa-1'],
    ['too many', `sign304---------.${Array.from({ length: 61 }, () => 'aa-1').join()}`],
  ])('are not made of %s', (_, name) => {
    expect(filesOf(`/_next/static/chunks/${name}.css`, files)).toBeNull()
  })

  it('come from their own folder alone', () => {
    expect(filesOf('/_next/static/sign9-----------.bb_2,aa-1.css', files)).toBeNull()
    expect(filesOf('/_next/static/chunks/sign9-----------.bb_2,aa-1.css', files)).not.toBeNull()
  })
})
