import { defaultContent, SECTION_DEFAULTS, type TemplateType } from '@/features/pages/model'
import type { Block, PageContent } from '@/features/pages/schema'

function section(templateType: TemplateType, order: number) {
  const content = defaultContent('TEMPLATE', templateType)
  const block = { id: `depart-${order}`, type: 'TEMPLATE', order: 0, content } as Block
  return {
    ...SECTION_DEFAULTS,
    id: `depart-section-${order}`,
    order,
    layout: 1 as const,
    columns: [{ id: `depart-colonne-${order}`, order: 0, width: 100, blocks: [block] }],
  }
}

/** What the home page of a shelter shows until its team has written one. */
export function startingContent(hasAnimals: boolean): PageContent {
  const templates: TemplateType[] = ['presentation', 'localisation']
  if (hasAnimals) templates.unshift('animaux-liste')
  return { schemaVersion: 1, sections: templates.map(section) }
}
