/** The 13 colours of a shelter's theme, with the words the form uses. */
export const THEME_LABELS = {
  primaryColor: 'Couleur principale',
  secondaryColor: 'Couleur secondaire',
  tertiaryColor: 'Troisième couleur',
  headerColor: 'Fond de l’en-tête',
  headerTextColor: 'Texte de l’en-tête',
  footerColor: 'Fond du pied de page',
  footerTextColor: 'Texte du pied de page',
  bannerColor: 'Fond du bandeau',
  bannerTextColor: 'Texte du bandeau',
  buttonColor: 'Fond des boutons',
  buttonTextColor: 'Texte des boutons',
  linkColor: 'Liens',
  backgroundColor: 'Fond des pages',
} as const

export type ThemeColor = keyof typeof THEME_LABELS
export type Theme = Record<ThemeColor, string>

export const THEME_COLORS = Object.keys(THEME_LABELS) as ThemeColor[]

/** Defaults; primary and secondary are fixed by the contract. */
export const DEFAULT_THEME: Theme = {
  primaryColor: '#3B82F6',
  secondaryColor: '#10B981',
  tertiaryColor: '#F2A65A',
  headerColor: '#FFFFFF',
  headerTextColor: '#22302E',
  footerColor: '#22302E',
  footerTextColor: '#FFFFFF',
  bannerColor: '#EAF2FE',
  bannerTextColor: '#1D3B6B',
  buttonColor: '#2563EB',
  buttonTextColor: '#FFFFFF',
  linkColor: '#1D4ED8',
  backgroundColor: '#FFFFFF',
}

/**
 * What the site of a new shelter wears until it chooses: the platform's own colours. The defaults
 * above stay those of a row that says nothing.
 */
export const STARTING_THEME: Theme = {
  primaryColor: '#1E6B57',
  secondaryColor: '#F2A65A',
  tertiaryColor: '#F2A65A',
  headerColor: '#FFFFFF',
  headerTextColor: '#22302E',
  footerColor: '#12483A',
  footerTextColor: '#FFFFFF',
  bannerColor: '#E2F1EA',
  bannerTextColor: '#12483A',
  buttonColor: '#1E6B57',
  buttonTextColor: '#FFFFFF',
  linkColor: '#17543F',
  backgroundColor: '#FBF7F0',
}

/** The only shape of colour that is ever stored or printed: #RRGGBB. */
export const HEX_COLOR = /^#[0-9a-fA-F]{6}$/

/** A colour as a person writes it (« 1e6b57 », « #abc »), as it is stored; `null` for what is none. */
export function colorOf(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '').toUpperCase()
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return HEX_COLOR.test(`#${six}`) ? `#${six}` : null
}

/** Stored colours over the defaults; anything that is not a colour falls back. */
export function mergeTheme(stored: Partial<Record<ThemeColor, unknown>> | null | undefined): Theme {
  const theme = { ...DEFAULT_THEME }
  for (const key of THEME_COLORS) {
    const value = stored?.[key]
    if (typeof value === 'string' && HEX_COLOR.test(value)) theme[key] = value.toUpperCase()
  }
  return theme
}

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
}

/** WCAG 2.2 contrast ratio of two #RRGGBB colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2 AA for text of normal size. */
export const MIN_CONTRAST = 4.5

// Black or white always passes: the better of the two reaches 4.58 on any colour.
const FALLBACKS = ['#22302E', '#FFFFFF', '#000000']

/** The wanted text colour when it can be read on the background, else ink, white or black. */
export function readableOn(background: string, wanted: string): string {
  const isReadable = (text: string) => contrast(background, text) >= MIN_CONTRAST
  return [wanted, ...FALLBACKS].find(isReadable) ?? '#000000'
}

/** Text and background pairs whose contrast the form warns about. */
export const THEME_PAIRS: ReadonlyArray<{ text: ThemeColor; background: ThemeColor }> = [
  { text: 'headerTextColor', background: 'headerColor' },
  { text: 'footerTextColor', background: 'footerColor' },
  { text: 'bannerTextColor', background: 'bannerColor' },
  { text: 'buttonTextColor', background: 'buttonColor' },
  { text: 'linkColor', background: 'backgroundColor' },
]

export type ContrastProblem = { text: ThemeColor; background: ThemeColor; ratio: number }

/** Pairs of a theme that fail WCAG AA, each with its ratio. */
export function contrastProblems(theme: Theme): ContrastProblem[] {
  return THEME_PAIRS.map((pair) => ({
    ...pair,
    ratio: contrast(theme[pair.text], theme[pair.background]),
  })).filter(({ ratio }) => ratio < MIN_CONTRAST)
}

/** A theme whose text colours can all be read: what the site really prints. */
export function readableTheme(theme: Theme): Theme {
  const fixed = { ...theme }
  for (const { text, background } of THEME_PAIRS) {
    fixed[text] = readableOn(theme[background], theme[text])
  }
  return fixed
}
