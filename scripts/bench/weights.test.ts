import { describe, expect, it } from 'vitest'

import { inside } from './weights.mjs'

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
