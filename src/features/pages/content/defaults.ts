import { knownCardDesign } from '@/features/animals/card-design.model'

import { isRaw, type Raw } from './json'
import {
  isBlockType,
  type BlockType,
  defaultLimit,
  isTemplateType,
  TEXT_LAYOUT_LABELS,
  type TemplateType,
} from './options'
import type { CtaContent, ImageContent, TemplateContent, TextContent } from './schema-blocks'

/** Look of a new section. Source: docs/decisions/content.md. */
export const SECTION_DEFAULTS = {
  backgroundColor: 'transparent',
  padding: 'medium',
  margin: 'none',
  width: 'container',
  verticalAlign: 'top',
} as const

const TEXT: TextContent = { text: '', alignment: 'left', size: 'medium' }

const IMAGE: ImageContent = {
  mediaId: null,
  src: '',
  alt: '',
  decorative: false,
  caption: '',
  alignment: 'center',
  format: 'original',
  objectFit: 'cover',
  containerSize: 100,
  width: null,
  height: null,
}

const CTA: CtaContent = {
  title: '',
  description: '',
  buttonText: '',
  buttonUrl: '',
  style: 'primary',
  alignment: 'center',
}

const templateDefaults = (templateType: TemplateType): TemplateContent => ({
  templateType,
  title: '',
  description: '',
  limit: defaultLimit(templateType),
  showFilters: false,
  cardsPerRow: 4,
  cardDesign: 'basic',
  showLoadMore: true,
  textLayout: 'full',
  variant: 'standard',
  animalId: null,
  alignment: 'left',
})

/** Content of a new block of a type (and, for a template block, of a template). */
export function defaultContent(
  type: BlockType,
  templateType: TemplateType = 'animaux-liste',
): TextContent | ImageContent | CtaContent | TemplateContent {
  if (type === 'TEXT') return { ...TEXT }
  if (type === 'IMAGE') return { ...IMAGE }
  if (type === 'CTA') return { ...CTA }
  return templateDefaults(templateType)
}

/** « 50 » and « 50 % » were numbers in older pages. */
function asNumber(value: unknown): unknown {
  const match = typeof value === 'string' ? /^\s*(\d+)\s*%?\s*$/.exec(value) : null
  return match ? Number(match[1]) : value
}

function settled(key: string, value: unknown, fallback: unknown): unknown {
  if (value === undefined || value === null) return fallback
  if (typeof fallback === 'number') return asNumber(value)
  if (key === 'cardDesign') return knownCardDesign(value) ?? value
  // The documents name this setting without its values: an older one means the whole text.
  if (key === 'textLayout' && typeof value === 'string') {
    return Object.hasOwn(TEXT_LAYOUT_LABELS, value) ? value : fallback
  }
  return value
}

/**
 * Fills what the content of a known block leaves out, and names today's values
 * for legacy ones. Content of an unknown block or template is left untouched.
 */
export function completeContent(type: unknown, content: unknown): unknown {
  if (!isBlockType(type)) return content
  const given: unknown = content ?? (type === 'TEMPLATE' ? undefined : {})
  if (!isRaw(given)) return given
  if (type === 'TEMPLATE' && !isTemplateType(given.templateType)) return given
  const defaults: Raw = defaultContent(type, given.templateType as TemplateType)
  const filled: Raw = { ...given }
  for (const [key, fallback] of Object.entries(defaults)) {
    filled[key] = settled(key, given[key], fallback)
  }
  return filled
}
