import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrast, HEX_COLOR, MIN_CONTRAST, THEME_COLORS, type Theme } from '../theme/model'
import { themeRule, themeStyle } from './theme-style'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const themes = fc
  .array(hex, { minLength: THEME_COLORS.length, maxLength: THEME_COLORS.length })
  .map((colors) => Object.fromEntries(THEME_COLORS.map((key, at) => [key, colors[at]])) as Theme)

describe('the style of a theme', () => {
  it('is made of colours alone', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        for (const color of Object.values(themeStyle(theme))) expect(color).toMatch(HEX_COLOR)
      }),
    )
  })

  it('is as much in a rule as in an attribute', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const [, properties = ''] = /^\.a\{(.*)\}$/.exec(themeRule(theme, '.a')) ?? []
        const told = properties.split(';').map((each) => each.split(':'))
        expect(Object.fromEntries(told)).toEqual(themeStyle(theme))
      }),
    )
  })

  it('can be read on any background, dark ones included', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const style = themeStyle(theme) as Record<string, string>
        const pairs = [
          ['--theme-ink', '--theme-background'],
          ['--theme-ink-soft', '--theme-background'],
          ['--theme-link', '--theme-background'],
          ['--theme-secondary-text', '--theme-secondary'],
        ] as const
        for (const [text, background] of pairs) {
          const ratio = contrast(style[text] ?? '', style[background] ?? '')
          expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST)
        }
        const onWhite = contrast(style['--theme-link-light'] ?? '', '#FFFFFF')
        expect(onWhite).toBeGreaterThanOrEqual(MIN_CONTRAST)
      }),
    )
  })
})
