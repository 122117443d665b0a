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

/** The twelve templates. Source: docs/decisions/content.md. */
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
