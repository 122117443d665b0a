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

export const TEMPLATE_CATEGORY_LABELS = {
  animaux: 'Animaux',
  refuge: 'Refuge',
  équipe: 'Équipe',
  contact: 'Contact',
} as const
export type TemplateCategory = keyof typeof TEMPLATE_CATEGORY_LABELS

/** Settings of a template that its form shows; title and description always do. */
export type TemplateOption =
  | 'limit'
  | 'showFilters'
  | 'cardsPerRow'
  | 'cardDesign'
  | 'showLoadMore'
  | 'textLayout'
  | 'arrangement'
  | 'variant'
  | 'animalId'
  | 'formId'
  | 'alignment'

type Template = {
  label: string
  category: TemplateCategory
  hint: string
  options: readonly TemplateOption[]
}

const template = (
  label: string,
  category: TemplateCategory,
  hint: string,
  options: readonly TemplateOption[],
): Template => ({ label, category, hint, options })

/** The thirteen templates. Source: docs/decisions/content.md. */
export const TEMPLATES = {
  'animaux-liste': template(
    'Liste des animaux',
    'animaux',
    'Les animaux à adopter, avec filtres et « voir la suite ».',
    ['limit', 'cardsPerRow', 'cardDesign', 'showFilters', 'showLoadMore'],
  ),
  'animal-vedette': template(
    'Animal en vedette',
    'animaux',
    'Un animal mis en avant, avec sa photo et son texte.',
    ['animalId', 'alignment'],
  ),
  'animaux-urgence': template('Animaux en urgence', 'animaux', 'Les animaux signalés SOS.', [
    'limit',
    'cardsPerRow',
    'cardDesign',
  ]),
  'contact-formulaire': template(
    'Contact',
    'contact',
    'Un formulaire pour écrire au refuge\u00a0; sans formulaire actif, ses coordonnées et ses horaires.',
    ['formId'],
  ),
  'equipe-liste': template('Équipe', 'équipe', 'Les membres qui acceptent d’être montrés.', [
    'cardsPerRow',
  ]),
  localisation: template(
    'Adresse et horaires',
    'contact',
    'L’adresse, les horaires et le plan d’accès.',
    ['variant'],
  ),
  'questions-frequentes': template(
    'Questions fréquentes',
    'refuge',
    'Des questions et leurs réponses, à déplier.',
    [],
  ),
  galerie: template(
    'Galerie de photos',
    'refuge',
    'Les photos de la fiche du refuge ; la description d’une image lui sert de légende.',
    ['limit', 'arrangement', 'cardsPerRow'],
  ),
  presentation: template(
    'Présentation du refuge',
    'refuge',
    'Le texte de présentation du refuge.',
    ['textLayout', 'alignment'],
  ),
  temoignages: template('Témoignages', 'refuge', 'Ce que disent les familles adoptantes.', [
    'limit',
    'arrangement',
  ]),
  besoins: template(
    'Besoins du refuge',
    'refuge',
    'Ce que l’on peut vous apporter, et ce qui est déjà réuni.',
    ['limit'],
  ),
  collectes: template(
    'Collectes',
    'refuge',
    'Ce que vos dons financent en ce moment, et ce qui est reçu.',
    ['limit'],
  ),
  'events-list': template(
    'Événements',
    'refuge',
    'Les prochains rendez-vous annoncés dans les actualités.',
    ['limit'],
  ),
  'news-list': template('Actualités', 'refuge', 'Les derniers articles, ceux épinglés en tête.', [
    'limit',
    'cardsPerRow',
  ]),
} as const satisfies Record<string, Template>
export type TemplateType = keyof typeof TEMPLATES

export const isTemplateType = (value: unknown): value is TemplateType =>
  typeof value === 'string' && Object.hasOwn(TEMPLATES, value)

/** How many things a template shows when nobody chose: 12, and 6 for the SOS block. */
export const defaultLimit = (type: string): number => (type === 'animaux-urgence' ? 6 : 12)

export const CARDS_PER_ROW = [1, 2, 3, 4] as const

export const LOCATION_VARIANT_LABELS = {
  standard: 'Standard',
  accordion: 'À déplier',
  large: 'Grand plan',
} as const

/** Which of the shelter's two texts the presentation shows. */
export const TEXT_LAYOUT_LABELS = { full: 'Texte complet', short: 'Texte court' } as const

/** How photos and testimonials stand: all at once, or a page at a time. Source: docs/decisions/content.md. */
export const ARRANGEMENT_LABELS = { grid: 'Grille', carousel: 'Défilement' } as const
