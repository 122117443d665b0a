/** Numbers of columns that a section can have. Source: docs/decisions/content.md. */
export const LAYOUTS = [1, 2, 3, 4] as const
export type Layout = (typeof LAYOUTS)[number]

export const SECTION_WIDTH_LABELS = {
  narrow: 'Étroite',
  container: 'Normale',
  wide: 'Large',
  full: 'Pleine largeur',
} as const

/** Padding (inside) and margin (outside) of a section. */
export const SPACING_LABELS = {
  none: 'Aucune',
  small: 'Petite',
  medium: 'Moyenne',
  large: 'Grande',
} as const

/** Where the columns of a section stand beside a taller one. */
export const VERTICAL_ALIGN_LABELS = {
  top: 'En haut',
  middle: 'Au milieu',
  bottom: 'En bas',
} as const

/** Shares of two columns, in percent, and how they are said. */
export const TWO_COLUMNS = [
  { value: 'equal', label: '1/2 – 1/2', widths: [50, 50] },
  { value: 'right', label: '1/3 – 2/3', widths: [33, 67] },
  { value: 'left', label: '2/3 – 1/3', widths: [67, 33] },
] as const
export type TwoColumns = (typeof TWO_COLUMNS)[number]['value']

export const BACKGROUND_LABELS = {
  transparent: 'Transparent',
  white: 'Blanc',
  'gray-50': 'Gris très clair',
  'gray-100': 'Gris clair',
  'blue-50': 'Bleu clair',
  'green-50': 'Vert clair',
} as const

/** Bounds of a page: counts, and lengths in characters. */
export const LIMITS = {
  title: 200,
  slug: 50,
  metaDescription: 160,
  sections: 60,
  blocks: 300,
  text: 50_000,
  shortText: 200,
  longText: 1000,
  alt: 250,
  url: 2000,
  animalsShown: 50,
  pixels: 20_000,
} as const
