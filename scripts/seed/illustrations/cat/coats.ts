import type { Tone } from '../types'

/** Patterns a cat can wear over `base`. */
export type CatMark =
  | 'TABBY'
  | 'WHITE_FACE'
  | 'BIB'
  | 'SOCKS'
  | 'CALICO'
  | 'POINT'
  | 'TORTIE'
  | 'CAP'

export type CatCoat = {
  tone: Tone
  base: string
  /** White or pale parts: chin, bib, socks. */
  light: string
  /** Stripes, patches or points. */
  mark: string
  /** A second colour of patches, for calico and tortoiseshell. */
  second?: string
  nose: string
  eyes: readonly string[]
  marks: readonly CatMark[]
  long: boolean
}

const GREEN = '#9DB65A'
const GOLD = '#E3AE45'
const COPPER = '#D98A3D'
const AQUA = '#7FB9A4'
const BLUE = '#79B3DB'

/** A coat in one line; the colours are base, light, mark, nose and perhaps a second mark. */
function coat(
  tone: Tone,
  colors: string,
  eyes: readonly string[],
  marks: readonly CatMark[],
  long = false,
): CatCoat {
  const [base = '', light = '', mark = '', nose = '', second] = colors.split(' ')
  return { tone, base, light, mark, nose, second, eyes, marks, long }
}

export const CAT_COATS = {
  TABBY_GREY: coat('COOL', '#A9A29C #EFE6DA #5F5955 #B3675A', [GREEN, GOLD], ['TABBY']),
  TABBY_BROWN: coat('WARM', '#B4926B #EAD8BB #5D4635 #B3675A', [GREEN, GOLD], ['TABBY']),
  TABBY_GINGER: coat('WARM', '#EBA55C #FBE6C6 #C56F2C #DD8F8A', [GOLD, COPPER, GREEN], ['TABBY']),
  TABBY_WHITE: coat(
    'COOL',
    '#A49D98 #FFFAF2 #5A5451 #DD8F8A',
    [GREEN, GOLD],
    ['TABBY', 'WHITE_FACE', 'BIB', 'SOCKS'],
  ),
  GINGER_WHITE: coat(
    'WARM',
    '#EDA962 #FFFAF2 #CB7733 #DD8F8A',
    [GOLD, GREEN],
    ['TABBY', 'WHITE_FACE', 'BIB', 'SOCKS'],
  ),
  BLACK: coat('DARK', '#453D44 #625860 #2A252A #7A6064', [GOLD, GREEN, COPPER], []),
  WHITE: coat('LIGHT', '#FBF3E6 #FFFBF4 #E8DAC4 #DD8F8A', [BLUE, GREEN, GOLD], []),
  TUXEDO: coat(
    'DARK',
    '#3F383E #FFFAF2 #2B262B #D08A86',
    [GREEN, GOLD],
    ['WHITE_FACE', 'BIB', 'SOCKS'],
  ),
  CALICO: coat(
    'LIGHT',
    '#FBF3E6 #FFFBF4 #E0944C #DD8F8A #443B40',
    [GREEN, GOLD],
    ['CALICO', 'BIB', 'SOCKS'],
  ),
  TORTIE: coat('DARK', '#463B3D #5E4A45 #A86C40 #5B4340 #7B5038', [GOLD, GREEN], ['TORTIE']),
  SIAMESE: coat('LIGHT', '#F1E2C9 #FBF2E2 #5D473E #4A3833', [BLUE, '#6AA6D6'], ['POINT']),
  BLUE: coat('COOL', '#8A909E #9CA2AF #6E7482 #5D616D', [COPPER, GOLD], []),
  BLACK_CAP_WHITE: coat(
    'LIGHT',
    '#FBF3E6 #FFFBF4 #443B40 #DD8F8A',
    [GREEN, GOLD],
    ['CAP', 'SOCKS'],
  ),
  LONG_GINGER: coat(
    'WARM',
    '#EBAA66 #FCE9CC #C97A38 #DD8F8A',
    [COPPER, GOLD],
    ['TABBY', 'BIB'],
    true,
  ),
  LONG_GREY: coat('COOL', '#A19C9E #E7E0DA #625C5F #B3675A', [GREEN, GOLD], ['TABBY', 'BIB'], true),
  LONG_CREAM: coat('LIGHT', '#F4E4C8 #FDF5E6 #E2C496 #DD8F8A', [AQUA, COPPER], ['BIB'], true),
  LONG_POINT: coat('LIGHT', '#F3E6D2 #FDF6E9 #6A5450 #9A6B66', [BLUE], ['POINT', 'SOCKS'], true),
} as const satisfies Record<string, CatCoat>

export type CatCoatName = keyof typeof CAT_COATS
