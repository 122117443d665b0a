import { mergeTheme, type Theme } from './model'

/** From the form of the colours to the frame that shows them. */
export const THEME_MESSAGE = 'patte-preview-theme'
/** From that frame to the form: it listens now. */
export const THEME_READY = 'patte-preview-theme-ready'

/** Where the team of a shelter sees its home page in colours that are not saved. */
export const themePreviewPath = (shelterId: string): string => `/apercu/${shelterId}/couleurs`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The theme that a message carries, of nothing but colours; `null` for any other message. */
export function themeIn(message: unknown): Theme | null {
  if (!isObject(message) || message.type !== THEME_MESSAGE || !isObject(message.theme)) return null
  return mergeTheme(message.theme)
}

/** Is this the word of a frame that listens? */
export const isThemeReady = (message: unknown): boolean =>
  isObject(message) && message.type === THEME_READY
