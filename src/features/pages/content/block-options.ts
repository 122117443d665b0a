export const BLOCK_TYPE_LABELS = {
  TEXT: 'Texte',
  IMAGE: 'Image',
  CTA: 'Appel à l’action',
  TEMPLATE: 'Modèle',
} as const
export type BlockType = keyof typeof BLOCK_TYPE_LABELS

export const isBlockType = (value: unknown): value is BlockType =>
  typeof value === 'string' && Object.hasOwn(BLOCK_TYPE_LABELS, value)

export const TEXT_SIZE_LABELS = { small: 'Petite', medium: 'Normale', large: 'Grande' } as const

export const ALIGNMENT_LABELS = {
  left: 'À gauche',
  center: 'Au centre',
  right: 'À droite',
} as const

export const IMAGE_FORMAT_LABELS = {
  original: 'D’origine',
  square: 'Carré (1:1)',
  landscape: 'Paysage (3:2)',
  portrait: 'Portrait (2:3)',
} as const

export const OBJECT_FIT_LABELS = {
  cover: 'Remplir le cadre',
  contain: 'Montrer l’image entière',
} as const

/** Width of a picture in its column, in percent. */
export const CONTAINER_SIZES = [25, 33, 50, 75, 100] as const

export const BUTTON_STYLE_LABELS = {
  primary: 'Principal',
  secondary: 'Secondaire',
  outline: 'Contour',
} as const
