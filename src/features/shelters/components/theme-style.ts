import type { CSSProperties } from 'react'

import { contrast, readableOn, readableTheme, type Theme } from '../theme/model'

/** The platform's ink, in its two strengths; as in `ui/tokens.scss`. */
const INK = '#22302E'
const INK_SOFT = '#55635F'
/** As dark as the pale backgrounds of sections and cards ever are. */
const PALE = '#E8EAE6'
/** WCAG 2.2, 1.4.11: lines and marks that carry a meaning. */
const MIN_GRAPHIC_CONTRAST = 3

/**
 * Custom properties of a shelter's colours, and of those that follow from them so that
 * everything can be read on any theme. Nothing but checked #RRGGBB values.
 */
export const themeStyle = (theme: Theme): CSSProperties => propertiesOf(theme)

/**
 * {@link themeStyle} as a rule of a style sheet, for what a whole page stands in: an attribute would be
 * sent a second time as data.
 * @param selector of what has the colours
 */
export const themeRule = (theme: Theme, selector: string): string => {
  const properties = Object.entries(propertiesOf(theme))
  return `${selector}{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

function propertiesOf(theme: Theme): Record<string, string> {
  const fixed = readableTheme(theme)
  const ink = readableOn(fixed.backgroundColor, INK)
  const seenOn = (background: string) =>
    contrast(background, fixed.primaryColor) >= MIN_GRAPHIC_CONTRAST
  return {
    '--theme-primary': fixed.primaryColor,
    '--theme-accent': seenOn(fixed.backgroundColor) ? fixed.primaryColor : ink,
    '--theme-accent-light': seenOn(PALE) ? fixed.primaryColor : INK,
    '--theme-secondary': fixed.secondaryColor,
    '--theme-secondary-text': readableOn(fixed.secondaryColor, INK),
    '--theme-tertiary': fixed.tertiaryColor,
    '--theme-header': fixed.headerColor,
    '--theme-header-text': fixed.headerTextColor,
    '--theme-footer': fixed.footerColor,
    '--theme-footer-text': fixed.footerTextColor,
    '--theme-banner': fixed.bannerColor,
    '--theme-banner-text': fixed.bannerTextColor,
    '--theme-button': fixed.buttonColor,
    '--theme-button-text': fixed.buttonTextColor,
    '--theme-link': fixed.linkColor,
    '--theme-link-light': readableOn(PALE, theme.linkColor),
    '--theme-background': fixed.backgroundColor,
    '--theme-ink': ink,
    '--theme-ink-soft': ink === INK ? readableOn(fixed.backgroundColor, INK_SOFT) : ink,
  }
}
