import { defaultContent, SECTION_DEFAULTS, type TemplateType } from '@/features/pages/model'
import type { Block, PageContent } from '@/features/pages/schema'

const WELCOME =
  '<h2>Notre site vient d’ouvrir</h2><p>Nos animaux et nos nouvelles y arrivent bientôt. D’ici là, appelez-nous ou écrivez-nous\u00a0: nous vous répondrons.</p>'

type Given = Pick<Block, 'type'> & { content: unknown }

const template = (type: TemplateType): Given => {
  return { type: 'TEMPLATE', content: defaultContent('TEMPLATE', type) }
}

const welcome = (): Given => {
  return { type: 'TEXT', content: { ...defaultContent('TEXT'), text: WELCOME } }
}

function section({ type, content }: Given, order: number) {
  const block = { id: `depart-${order}`, type, order: 0, content } as Block
  return {
    ...SECTION_DEFAULTS,
    id: `depart-section-${order}`,
    order,
    layout: 1 as const,
    columns: [{ id: `depart-colonne-${order}`, order: 0, width: 100, blocks: [block] }],
  }
}

type Known = {
  /** Animals wait there. */
  hasAnimals: boolean
  /** The shelter has said who it is. */
  hasWords: boolean
}

/**
 * What the home page of a shelter shows until its team has written one: only what there is, and a
 * word of welcome where there is nothing yet.
 */
export function startingContent({ hasAnimals, hasWords }: Known): PageContent {
  const blocks = [
    ...(hasAnimals ? [template('animaux-liste')] : []),
    ...(hasWords ? [template('presentation')] : []),
    ...(hasAnimals || hasWords ? [] : [welcome()]),
    template('localisation'),
  ]
  return { schemaVersion: 1, sections: blocks.map(section) }
}
