import { describe, expect, it } from 'vitest'

import { filesOf, withOneStyle, type StyleFiles } from './styles.model'

const FILES = new Set(['aa-1', 'bb_2', 'cc~3'])
const files: StyleFiles = {
  has: (name) => FILES.has(name),
  sign: (list) => `sign${list.length}`.padEnd(16, '-'),
}

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

const addressIn = (html: string): string => /href="([^"]*,[^"]*)"/.exec(html)?.[1] ?? ''

describe('styles of a page', () => {
  const html = `<head>${link('bb_2')}${link('aa-1')}<title>x</title></head>`

  it('are asked for at once, in their order, and each stays named', () => {
    const page = withOneStyle(html, files)
    expect(addressIn(page)).toMatch(/^\/_next\/static\/chunks\/sign9-+\.bb_2,aa-1\.css$/)
    expect(filesOf(addressIn(page), files)).toEqual(['bb_2', 'aa-1'])
    expect(page.match(/rel="stylesheet"/g)).toHaveLength(3)
    expect(page.match(/data-precedence="next" disabled="" media="not all"/g)).toHaveLength(2)
    expect(page).toMatch(/^<head><link rel="stylesheet" href="[^"]+,[^"]+" onerror="[^"]+"\/><link/)
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
