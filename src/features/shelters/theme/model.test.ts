import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  colorOf,
  contrast,
  contrastProblems,
  DEFAULT_THEME,
  HEX_COLOR,
  mergeTheme,
  MIN_CONTRAST,
  readableOn,
  readableTheme,
  STARTING_THEME,
  THEME_COLORS,
  THEME_PAIRS,
  type Theme,
} from './model'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const themes = fc
  .array(hex, { minLength: THEME_COLORS.length, maxLength: THEME_COLORS.length })
  .map((colors) => Object.fromEntries(THEME_COLORS.map((key, at) => [key, colors[at]])) as Theme)

describe('themes', () => {
  it('have 13 colours, two of which the contract fixes', () => {
    expect(THEME_COLORS).toHaveLength(13)
    expect(DEFAULT_THEME.primaryColor).toBe('#3B82F6')
    expect(DEFAULT_THEME.secondaryColor).toBe('#10B981')
    expect(contrastProblems(DEFAULT_THEME)).toEqual([])
    expect(contrastProblems(STARTING_THEME)).toEqual([])
  })
  it('never print anything but a colour', () => {
    const attack = 'red;}</style><script>alert(1)</script>'
    const theme = mergeTheme({ primaryColor: attack, linkColor: 'url(//evil)', headerColor: 7 })
    expect(Object.values(theme).every((color) => HEX_COLOR.test(color))).toBe(true)
    expect(theme.primaryColor).toBe(DEFAULT_THEME.primaryColor)
    // A list of one colour reads like it once it is text.
    expect(mergeTheme({ primaryColor: ['#1e6b57'] })).toEqual(DEFAULT_THEME)
  })
  it('are understood as people write them', () => {
    expect(colorOf(' 1e6b57 ')).toBe('#1E6B57')
    expect(colorOf('#aBc')).toBe('#AABBCC')
    for (const wrong of ['', '#12345', 'rouge', '##123456']) expect(colorOf(wrong)).toBeNull()
  })
  it('are stored in capitals, whatever was written', () => {
    expect(mergeTheme({ primaryColor: '#1e6b57' }).primaryColor).toBe('#1E6B57')
    expect(mergeTheme(null)).toEqual(DEFAULT_THEME)
  })
  it('of a text are kept while they can be read, else ink, white or black', () => {
    expect(readableOn('#FFFFFF', '#767676')).toBe('#767676')
    expect(readableOn('#FFFFFF', '#777777')).toBe('#22302E')
    expect(readableOn('#000000', '#111111')).toBe('#FFFFFF')
    expect(readableOn('#787878', '#777777')).toBe('#000000')
  })
  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
    expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2)
    expect(contrast('#0A0A0A', '#FFFFFF')).toBeCloseTo(19.8, 2)
    expect(contrast('#808080', '#808080')).toBe(1)
  })
  it('can always be read once corrected', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const fixed = readableTheme(theme)
        for (const { text, background } of THEME_PAIRS) {
          expect(contrast(fixed[text], fixed[background])).toBeGreaterThanOrEqual(MIN_CONTRAST)
        }
      }),
    )
  })
  it('keep a text colour that can be read', () => {
    expect(readableTheme(DEFAULT_THEME)).toEqual(DEFAULT_THEME)
  })
})
