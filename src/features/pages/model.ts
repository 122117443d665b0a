/** What the rest of the product says about pages: values, French labels, pure rules. */
export { copyTitle } from './content/copy'
export { defaultContent, SECTION_DEFAULTS } from './content/defaults'
export { blockName, contentSummary, excerpt, positionSentence } from './content/describe'
export { isKnownBlock, isKnownTemplate } from './content/guards'
export { temporaryId } from './content/ids'
export { blocksOf, type BlockPlace } from './content/nodes'
export { equalWidth } from './content/normalise'
export { blockGaps } from './content/publish-rules'
export { readContent } from './content/read'
export { same } from './content/same'
export { pageAddress, searchTitle } from './content/search-result'
export { slugify } from './content/slug'
export { menuTree, type MenuPage } from './content/menu'
export { isSafeImageUrl, isSafeUrl } from '@/platform/html/model'
export {
  BACKGROUND_LABELS,
  LAYOUTS,
  LIMITS,
  SECTION_WIDTH_LABELS,
  SPACING_LABELS,
  TWO_COLUMNS,
  VERTICAL_ALIGN_LABELS,
  type TwoColumns,
  type Layout,
} from './content/section-options'
export {
  ALIGNMENT_LABELS,
  BLOCK_TYPE_LABELS,
  BUTTON_STYLE_LABELS,
  CONTAINER_SIZES,
  IMAGE_FORMAT_LABELS,
  OBJECT_FIT_LABELS,
  TEXT_SIZE_LABELS,
  type BlockType,
} from './content/block-options'
export {
  CARDS_PER_ROW,
  ARRANGEMENT_LABELS,
  LOCATION_VARIANT_LABELS,
  TEMPLATES,
  TEMPLATE_CATEGORY_LABELS,
  TEXT_LAYOUT_LABELS,
  defaultLimit,
  type TemplateCategory,
  type TemplateOption,
  type TemplateType,
} from './content/template-options'

/** Page states. PUBLISHED is what the public sees. Source: docs/decisions/content.md. */
export const PAGE_STATUS_LABELS = {
  DRAFT: 'Brouillon',
  PUBLISHED: 'Publiée',
  ARCHIVED: 'Archivée',
} as const
export type PageStatus = keyof typeof PAGE_STATUS_LABELS

/** Highest place of a page among those of its shelter. */
export const LAST_PLACE = 9999

/** The slug of the home page is fixed to the root. Source: docs/decisions/content.md. */
export const HOME_SLUG = '/'

/** Addresses of a shelter's site that are no pages. Source: docs/decisions/content.md. */
export const RESERVED_SLUGS: readonly string[] = [
  'animals',
  'about',
  'contact',
  'news',
  'donate',
  'formulaires',
  'sponsor',
  'admin',
]

/** Sentences that the contract quotes; site and editor show the same. */
export const EMPTY_PAGE = 'Cette page ne contient aucune section'
export const UNSUPPORTED_BLOCK = 'Type de bloc non supporté'
export const unknownTemplate = (type: string) => `Template non reconnu\u00a0: ${type}`
