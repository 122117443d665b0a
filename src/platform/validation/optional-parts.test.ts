import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { typedDegree } from './degree'
import { lineOrNull, optionalLine, optionalText, textOrNull } from './plain-text'

describe('a text that may stay empty', () => {
  it.each(['', '   ', '\n \t'])('is null when it is %j', (empty) => {
    for (const part of [lineOrNull(5), textOrNull(5), optionalLine(5), optionalText(5)]) {
      expect(part.parse(empty)).toBeNull()
      expect(part.parse(null)).toBeNull()
    }
  })
  it('may be missing where that is said, and only there', () => {
    expect(z.strictObject({ line: optionalLine(5), text: optionalText(5) }).parse({})).toEqual({
      line: null,
      text: null,
    })
    expect(lineOrNull(5).safeParse(undefined).success).toBe(false)
    expect(textOrNull(5).safeParse(undefined).success).toBe(false)
  })
  it('keeps its lines, or becomes one', () => {
    expect(optionalText(9).parse(' a\r\nb ')).toBe('a\nb')
    expect(optionalLine(9).parse(' a\r\nb ')).toBe('a b')
  })
  it.each(['123456', 'a\0b', 'a\u202eb'])('refuses %j', (text) => {
    expect(optionalLine(5).safeParse(text).success).toBe(false)
    expect(optionalText(5).safeParse(text).success).toBe(false)
  })
})

describe('a degree', () => {
  it('is read as it is typed, and nothing is null', () => {
    expect(typedDegree(90).parse('48.1')).toBe(48.1)
    expect(typedDegree(90).parse(-90)).toBe(-90)
    expect([typedDegree(90).parse(''), typedDegree(90).parse(undefined)]).toEqual([null, null])
  })
  it.each(['90.1', -91, 'nord', 'NaN', 'Infinity'])('refuses %j', (typed) => {
    expect(typedDegree(90).safeParse(typed).error?.issues[0]?.message).toBe(
      'Ce point n’est pas sur la carte',
    )
  })
})
