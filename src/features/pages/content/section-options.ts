/** Numbers of columns that a section can have. Source: specification §9. */
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
