import type { CSSProperties } from 'react'

import { readableTheme, type Theme } from '../theme/model'

/** Custom properties of a shelter's colours; nothing but checked #RRGGBB values. */
export function themeStyle(theme: Theme): CSSProperties {
  const fixed = readableTheme(theme)
  return {
    '--theme-primary': fixed.primaryColor,
    '--theme-secondary': fixed.secondaryColor,
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
    '--theme-background': fixed.backgroundColor,
  } as CSSProperties
}
