import { describe, expect, it } from 'vitest'

import {
  contrast,
  contrastProblems,
  HEX_COLOR,
  MIN_CONTRAST,
  readableTheme,
  STARTING_THEME,
} from './model'
import { PALETTES } from './palettes.model'

describe('ready-made palettes', () => {
  it('are eight, each with a name of its own, and begin with the starting colours', () => {
    expect(PALETTES).toHaveLength(8)
    expect(new Set(PALETTES.map(({ id }) => id)).size).toBe(8)
    expect(new Set(PALETTES.map(({ name }) => name)).size).toBe(8)
    expect(PALETTES[0]?.theme).toBe(STARTING_THEME)
  })
  it.each(PALETTES)('$name can be read everywhere, as it is', ({ theme }) => {
    expect(Object.keys(theme).sort()).toEqual(Object.keys(STARTING_THEME).sort())
    expect(Object.values(theme).every((color) => HEX_COLOR.test(color))).toBe(true)
    expect(contrastProblems(theme)).toEqual([])
    expect(readableTheme(theme)).toEqual(theme)
    // A link of a text that stands on the pale banner.
    expect(contrast(theme.bannerColor, theme.linkColor)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })
})
