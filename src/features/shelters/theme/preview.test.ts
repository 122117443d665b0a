import { describe, expect, it } from 'vitest'

import { DEFAULT_THEME, STARTING_THEME } from './model'
import { isThemeReady, themeIn, THEME_MESSAGE, THEME_READY } from './preview.model'

describe('what the frame of the colours hears', () => {
  it('is a theme, of nothing but colours', () => {
    expect(themeIn({ type: THEME_MESSAGE, theme: STARTING_THEME })).toEqual(STARTING_THEME)
    const attack = { ...STARTING_THEME, linkColor: 'url(//evil)' }
    expect(themeIn({ type: THEME_MESSAGE, theme: attack })?.linkColor).toBe(DEFAULT_THEME.linkColor)
  })
  it('is nothing else', () => {
    for (const other of [null, 'x', [], { type: THEME_MESSAGE }, { type: 'x', theme: {} }]) {
      expect(themeIn(other)).toBeNull()
    }
    expect(isThemeReady({ type: THEME_READY })).toBe(true)
    expect(isThemeReady({ type: THEME_MESSAGE })).toBe(false)
    expect(isThemeReady(null)).toBe(false)
  })
})
