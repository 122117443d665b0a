import { counted } from '@/platform/french.model'

import {
  contrastProblems,
  MIN_CONTRAST,
  THEME_LABELS,
  type Theme,
} from '@/features/shelters/theme/model'

import { isKnownBlock, blocksOf, pathOf, type BlockPlace } from '../content/blocks'
import { blockName } from '../content/describe'
import { readContent } from '../content/read'
import type { ContentIssue } from '../content/refusals'
import type { KnownBlock, PageContent } from '../schema'
import { blockGaps } from './block-gaps'
import { headingsOf, linksOf, wordsOf } from './html'
import { isFileName, isVague } from './words'

/** An error keeps a page from being published; a warning only advises. */
export type CheckLevel = 'error' | 'warning'

export type Check = {
  level: CheckLevel
  /** « Section 2, colonne 1, Bloc Image », « Section 3 », « Toute la page ». */
  where: string
  /** What to do, as the end of a sentence that begins with `where`. */
  message: string
  /** The block or the section to go to; null for the page as a whole. */
  nodeId: string | null
  /** Relative to the list of sections, as errors of the server name it. */
  path: string
}

/** The whole sentence of a check. */
export const checkSentence = ({ where, message }: Check): string => `${where} : ${message}`

type Finding = { level: CheckLevel; key: string; message: string }

const warning = (key: string, message: string): Finding => ({ level: 'warning', key, message })
const error = (key: string, message: string): Finding => ({ level: 'error', key, message })

const quoted = (text: string) =>
  `« ${text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text} »`

function checkText(html: string): Finding[] {
  const key = 'text'
  if (!wordsOf(html)) return [warning(key, 'ce bloc est vide : écrivez un texte, ou supprimez-le')]
  const empty = headingsOf(html).filter(({ text }) => !text)
  const links = linksOf(html)
  return [
    ...empty.map(() => warning(key, 'un titre est vide : écrivez-le, ou retirez-le')),
    ...links
      .filter(({ text }) => !text)
      .map(() => error(key, 'un lien n’a pas de mots : écrivez-les, ou retirez-le')),
    ...links
      .filter(({ href }) => !href || href === '#')
      .map(({ text }) => warning(key, `le lien ${quoted(text)} ne mène nulle part`)),
    ...links
      .filter(({ text }) => isVague(text))
      .map(({ text }) => warning(key, `le lien ${quoted(text)} ne dit pas où il mène`)),
  ]
}

/** What one block lacks. The level says whether a visitor would be stopped by it. */
function checkBlock(block: KnownBlock): Finding[] {
  const gaps = blockGaps(block).map(({ key, message }) => error(key, message))
  if (block.type === 'TEXT') return checkText(block.content.text)
  if (block.type === 'IMAGE') {
    const { alt, decorative, mediaId, src } = block.content
    if (!mediaId && !src) return [warning('src', 'choisissez une image, ou supprimez ce bloc')]
    const isNamed = !decorative && isFileName(alt)
    const message = 'le texte alternatif est un nom de fichier : dites ce que l’on voit'
    return isNamed ? [...gaps, warning('alt', message)] : gaps
  }
  if (block.type === 'CTA' && isVague(block.content.buttonText)) {
    const message = `le bouton ${quoted(block.content.buttonText)} ne dit pas où il mène`
    return [...gaps, warning('buttonText', message)]
  }
  return gaps
}

/** Titles that a block shows, by level; the page's own title is the first level. */
function levelsOf(block: KnownBlock): number[] {
  if (block.type === 'TEXT') {
    return headingsOf(block.content.text)
      .filter(({ text }) => text)
      .map(({ level }) => level)
  }
  if (block.type === 'CTA') return block.content.title ? [2] : []
  return block.type === 'TEMPLATE' ? [2] : []
}

/** The first title of each block that is more than one level below the one before. */
function skippedLevels(content: PageContent): Map<string, string> {
  const skipped = new Map<string, string>()
  let before = 1
  for (const { block } of blocksOf(content)) {
    if (!isKnownBlock(block)) continue
    for (const level of levelsOf(block)) {
      if (level > before + 1 && !skipped.has(block.id)) {
        const message = `un titre de niveau ${level} vient sans titre de niveau ${level - 1} avant lui`
        skipped.set(block.id, message)
      }
      before = level
    }
  }
  return skipped
}

const placeName = ({ section, column }: BlockPlace) =>
  `Section ${section + 1}, colonne ${column + 1}`

function checkBlocks(content: PageContent): Check[] {
  const skipped = skippedLevels(content)
  return blocksOf(content).flatMap(({ block, place }) => {
    if (!isKnownBlock(block)) return []
    const skip = skipped.get(block.id)
    const found = [...checkBlock(block), ...(skip ? [warning('text', skip)] : [])]
    return found.map(({ level, key, message }) => ({
      level,
      message,
      where: `${placeName(place)}, ${blockName(block)}`,
      nodeId: block.id,
      path: `${pathOf(place)}.content.${key}`,
    }))
  })
}

function checkSections(content: PageContent): Check[] {
  return content.sections.flatMap(({ id, columns }, index) => {
    if (columns.some(({ blocks }) => blocks.length > 0)) return []
    const message = 'cette section est vide : ajoutez un bloc, ou supprimez-la'
    const where = `Section ${index + 1}`
    return [{ level: 'warning' as const, where, message, nodeId: id, path: String(index) }]
  })
}

const WHOLE = { level: 'warning', where: 'Toute la page', nodeId: null, path: '' } as const

const ratio = (value: number) => value.toFixed(1).replace('.', ',')

function checkTheme(theme: Theme): Check[] {
  return contrastProblems(theme).map((problem) => ({
    ...WHOLE,
    message:
      `dans les couleurs du refuge, ${quoted(THEME_LABELS[problem.text])} se lit mal sur ` +
      `${quoted(THEME_LABELS[problem.background])} (contraste ${ratio(problem.ratio)}, ` +
      `${ratio(MIN_CONTRAST)} au minimum) : le site choisit une autre couleur`,
  }))
}

/**
 * What is wrong or could be better in a page: errors first, then warnings, both
 * in reading order. The panel of the editor and the server read the same list.
 * Sources: docs/decisions/content.md, WCAG 2.2 (1.1.1, 1.3.1, 1.4.3, 2.4.4, 2.4.6).
 * @param stored content of any age
 * @param theme the shelter's colours as they were chosen, when they are known
 */
export function checkPage(stored: unknown, theme?: Theme): Check[] {
  const content = readContent(stored)
  const bare = content.sections.length === 0
  const all: Check[] = [
    ...(bare ? [{ ...WHOLE, message: 'elle ne contient aucune section' }] : []),
    ...checkBlocks(content),
    ...checkSections(content),
    ...(theme ? checkTheme(theme) : []),
  ]
  return [
    ...all.filter(({ level }) => level === 'error'),
    ...all.filter(({ level }) => level === 'warning'),
  ]
}

/**
 * What blocks the publication of a page, with a French sentence that says where.
 * Takes stored content of any age; paths are relative to the list of sections.
 */
export const publicationErrors = (stored: unknown): ContentIssue[] =>
  checkPage(stored)
    .filter(({ level }) => level === 'error')
    .map((check) => ({ path: check.path, message: checkSentence(check) }))

/** « 1 erreur, 2 conseils », « Rien à signaler ». */
export function checksSummary(checks: readonly Check[]): string {
  const errors = checks.filter(({ level }) => level === 'error').length
  const advice = checks.length - errors
  const parts = [
    ...(errors > 0 ? [counted(errors, 'erreur')] : []),
    ...(advice > 0 ? [counted(advice, 'conseil')] : []),
  ]
  return parts.join(', ') || 'Rien à signaler'
}
