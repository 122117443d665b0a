import { counted } from '@/platform/french.model'

import type { Block, PageContent } from '../schema'
import { isKnownBlock, isKnownTemplate, blocksOf } from './blocks'
import { BLOCK_TYPE_LABELS, TEMPLATES } from './options'

/** « Bloc Texte », « Bloc Modèle « Liste des animaux » », « Bloc non supporté ». */
export function blockName(block: Block): string {
  if (!isKnownBlock(block)) return 'Bloc non supporté'
  const name = `Bloc ${BLOCK_TYPE_LABELS[block.type]}`
  if (block.type !== 'TEMPLATE') return name
  const { content } = block
  const template = isKnownTemplate(content) ? TEMPLATES[content.templateType].label : 'inconnu'
  return `${name} « ${template} »`
}

/** « section 2, colonne 2, position 1 sur 3 »; indexes from 0, `count` blocks in the column. */
export function positionSentence(
  place: { section: number; column: number; index: number },
  count: number,
): string {
  const { section, column, index } = place
  return `section ${section + 1}, colonne ${column + 1}, position ${index + 1} sur ${count}`
}

/** « 4 sections, 9 blocs ». */
export const contentSummary = (content: PageContent): string =>
  `${counted(content.sections.length, 'section')}, ${counted(blocksOf(content).length, 'bloc')}`

/** The first words of some HTML, tags removed, at most `length` characters. */
export function excerpt(html: string, length = 80): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`
}
