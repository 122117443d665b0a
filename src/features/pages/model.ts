/** What the rest of the product says about pages: values, French labels, pure rules. */
export { copySlug, copyTitle } from './content/address'
export { defaultContent, SECTION_DEFAULTS } from './content/defaults'
export { blockName, contentSummary, excerpt, positionSentence } from './content/describe'
export { isKnownBlock, isKnownTemplate } from './content/blocks'
export { temporaryId } from './content/blocks'
export { blocksOf, type BlockPlace } from './content/blocks'
export { equalWidth } from './content/normalise'
export { blockGaps } from './checks/block-gaps'
export { readContent } from './content/read'
export { same } from './content/json'
export { pageAddress, searchTitle } from './content/address'
export { menuTree, type MenuPage } from './tree/menu'
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
} from './content/options'
export {
  ALIGNMENT_LABELS,
  BLOCK_TYPE_LABELS,
  BUTTON_STYLE_LABELS,
  CONTAINER_SIZES,
  IMAGE_FORMAT_LABELS,
  OBJECT_FIT_LABELS,
  TEXT_SIZE_LABELS,
  type BlockType,
} from './content/options'
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
} from './content/options'

export {
  PAGE_STATUS_LABELS,
  type PageStatus,
  LAST_PLACE,
  HOME_SLUG,
  HOME_WORD,
  RESERVED_SLUGS,
} from './page-options'

/** Sentences that the contract quotes; site and editor show the same. */
export const EMPTY_PAGE = 'Cette page ne contient aucune section'
export const UNSUPPORTED_BLOCK = 'Type de bloc non supporté'
export const unknownTemplate = (type: string) => `Template non reconnu\u00a0: ${type}`
