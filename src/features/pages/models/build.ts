import { defaultContent, SECTION_DEFAULTS } from '../content/defaults'
import type { Layout, TemplateType } from '../content/options'
import { readContent } from '../content/read'
import type { CtaContent, PageContent, Section, TemplateContent } from '../schema'

type Part = { type: string; content: object }
type Look = Partial<Pick<Section, 'backgroundColor' | 'padding' | 'width'>>

export const text = (html: string): Part => ({
  type: 'TEXT',
  content: { ...defaultContent('TEXT'), text: html },
})

export const button = (content: Partial<CtaContent>): Part => ({
  type: 'CTA',
  content: { ...defaultContent('CTA'), ...content },
})

export const template = (type: TemplateType, content: Partial<TemplateContent> = {}): Part => ({
  type: 'TEMPLATE',
  content: { ...defaultContent('TEMPLATE', type), ...content },
})

/** A section with as many columns as lists of blocks. */
export const section = (columns: Part[][], look: Look = {}) => ({
  ...SECTION_DEFAULTS,
  ...look,
  layout: columns.length as Layout,
  columns: columns.map((blocks) => ({ blocks })),
})

/** Sections as the editor takes them: ids given, ranks written. */
export const content = (...sections: Array<ReturnType<typeof section>>): PageContent =>
  readContent(sections)
