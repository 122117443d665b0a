import { describe, expect, it } from 'vitest'

import { withScriptsAfterFrame } from '../../src/platform/http/pages/scripts'
import { withOneStyle } from '../../src/platform/http/pages/styles.model'
import { inside, namedIn, stylesIn } from './weights.mjs'

const STYLE = '<style data-href="a">p{color:red}</style>'
const FLIGHT =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"été"])</script>'

describe('what a page is made of', () => {
  it('is counted in bytes: styles, flight data, and all of it', () => {
    const html = `<html>${STYLE}<script>other()</script><p>été</p>${FLIGHT}</html>`
    const { document, flight, style } = inside(html)
    expect(document * 1024).toBe(Buffer.byteLength(html))
    expect(flight * 1024).toBe(Buffer.byteLength(FLIGHT))
    expect(style * 1024).toBe(Buffer.byteLength(STYLE))
  })
})

describe('the files that a page asks for', () => {
  it('are known as the server writes them', () => {
    const style = (name: string) =>
      `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
    const html = `<head>${style('a')}${style('b')}<script src="/x.js" async=""></script></head><body></body>`
    const sign = () => 'signature-of-it-'
    const sent = withScriptsAfterFrame(withOneStyle(html, { has: () => true, sign }))
    expect(stylesIn(sent)).toEqual(['/_next/static/chunks/signature-of-it-.a,b.css'])
    expect(namedIn(sent)).toEqual(['/x.js'])
    expect(namedIn('<script src="/old.js" noModule=""></script><script src="/y.js">')).toEqual([
      '/y.js',
    ])
  })
})
