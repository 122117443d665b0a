import { CARD_DESIGN_LABELS } from '@/features/animals/card-design.model'

import { excerpt } from '../content/describe'
import { same } from '../content/json'
import {
  ALIGNMENT_LABELS,
  BUTTON_STYLE_LABELS,
  IMAGE_FORMAT_LABELS,
  OBJECT_FIT_LABELS,
  TEXT_SIZE_LABELS,
  BACKGROUND_LABELS,
  SECTION_WIDTH_LABELS,
  SPACING_LABELS,
  VERTICAL_ALIGN_LABELS,
  ARRANGEMENT_LABELS,
  LOCATION_VARIANT_LABELS,
  TEMPLATES,
  TEXT_LAYOUT_LABELS,
} from '../content/options'

type Labels = Readonly<Record<string, string>>
type Setting = {
  label: string
  /** Words for each value, when it is a choice. */
  labels?: Labels
  /** What was chosen has no words: only that it changed can be said. */
  isOpaque?: boolean
  /** Kept by the program beside another setting, which is named already. */
  isSilent?: boolean
}

const TEMPLATE_LABELS: Labels = Object.fromEntries(
  Object.entries(TEMPLATES).map(([type, { label }]) => [type, label]),
)

/** Settings of sections and blocks as people know them, by their name in the content. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  layout: { label: 'nombre de colonnes' },
  backgroundColor: { label: 'couleur de fond', labels: BACKGROUND_LABELS },
  padding: { label: 'marge intérieure', labels: SPACING_LABELS },
  margin: { label: 'marge extérieure', labels: SPACING_LABELS },
  alignment: { label: 'alignement', labels: ALIGNMENT_LABELS },
  size: { label: 'taille du texte', labels: TEXT_SIZE_LABELS },
  mediaId: { label: 'image', isOpaque: true },
  src: { label: 'image', isOpaque: true },
  alt: { label: 'texte alternatif' },
  decorative: { label: 'image décorative' },
  caption: { label: 'légende' },
  format: { label: 'format', labels: IMAGE_FORMAT_LABELS },
  objectFit: { label: 'cadrage', labels: OBJECT_FIT_LABELS },
  containerSize: { label: 'largeur dans la colonne (%)' },
  width: { label: 'largeur', isSilent: true },
  height: { label: 'hauteur', isSilent: true },
  title: { label: 'titre' },
  description: { label: 'description' },
  buttonText: { label: 'texte du bouton' },
  buttonUrl: { label: 'adresse du bouton' },
  style: { label: 'style du bouton', labels: BUTTON_STYLE_LABELS },
  templateType: { label: 'modèle', labels: TEMPLATE_LABELS },
  limit: { label: 'nombre d’éléments' },
  showFilters: { label: 'filtres' },
  cardsPerRow: { label: 'cartes par ligne' },
  cardDesign: { label: 'style des cartes', labels: CARD_DESIGN_LABELS },
  showLoadMore: { label: '«\u00a0Voir la suite\u00a0»' },
  textLayout: { label: 'texte affiché', labels: TEXT_LAYOUT_LABELS },
  arrangement: { label: 'disposition', labels: ARRANGEMENT_LABELS },
  variant: { label: 'présentation', labels: LOCATION_VARIANT_LABELS },
  animalId: { label: 'animal', isOpaque: true },
  formId: { label: 'formulaire', isOpaque: true },
}

const LONGEST = 60

function wordFor(value: unknown, labels?: Labels): string {
  if (value === true) return 'oui'
  if (value === false) return 'non'
  if (value === null || value === undefined || value === '') return 'vide'
  const words = String(value)
  return `«\u00a0${labels?.[words] ?? excerpt(words, LONGEST)}\u00a0»`
}

type Settings = Readonly<Record<string, unknown>>

/**
 * Each setting that differs: « légende : vide → « Nala au jardin » ». A setting that this
 * version does not know is not named.
 * @param skip names that another sentence tells
 */
export function changedSettings(
  before: Settings,
  after: Settings,
  {
    skip = [],
    labels = {},
  }: { skip?: readonly string[]; labels?: Readonly<Record<string, Setting>> } = {},
): string[] {
  const known: Readonly<Record<string, Setting>> = { ...SETTINGS, ...labels }
  const sentences = Object.entries(known).flatMap(([name, setting]) => {
    if (skip.includes(name) || setting.isSilent || same(before[name], after[name])) return []
    if (setting.isOpaque)
      return [`${setting.label} changée`.replace(/^animal changée$/, 'animal changé')]
    const [from, to] = [before[name], after[name]].map((value) => wordFor(value, setting.labels))
    return [`${setting.label}\u00a0: ${from} → ${to}`]
  })
  return [...new Set(sentences)]
}

/** The width of a section has names; that of a picture is a number of pixels nobody chose. */
export const SECTION_SETTINGS: Readonly<Record<string, Setting>> = {
  verticalAlign: { label: 'alignement des colonnes', labels: VERTICAL_ALIGN_LABELS },
  shares: { label: 'largeur des colonnes' },
  width: { label: 'largeur', labels: SECTION_WIDTH_LABELS },
}
