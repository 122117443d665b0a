import {
  ARRANGEMENT_LABELS,
  defaultContent,
  excerpt,
  isKnownBlock,
  isKnownTemplate,
  isSafeImageUrl,
  isSafeUrl,
  readContent,
} from '@/features/pages/model'
import type { Block, KnownBlock, PageContent } from '@/features/pages/schema'
import { escapeHtml } from '@/platform/html/escape'

import { blocksIn } from '../state/copies'
import type { Pasted } from '../state/commands/paste-node'
import { findBlock, findSection } from '../state/find'

/** What is copied, and the shelter it comes from: another one may not use its pictures. */
export type Clip = { shelterId: string | null; pasted: Pasted }

/** Type of our own data on the system's clipboard. */
export const CLIP_TYPE = 'application/x-patte-blanche-page+json'
const APP = 'patte-blanche-page'
const VERSION = 1
/** Letters beyond which a clipboard is not read: a full page has fewer. */
const LONGEST = 5_000_000

/** A block or a section of a page as something to copy; null when it is gone. */
export function clipOf(content: PageContent, id: string, shelterId: string | null): Clip | null {
  const block = findBlock(content, id)?.block
  if (block) return { shelterId, pasted: { kind: 'block', block } }
  const section = findSection(content, id)?.section
  return section ? { shelterId, pasted: { kind: 'section', section } } : null
}

export const blocksOfPasted = (pasted: Pasted): Block[] =>
  pasted.kind === 'block' ? [pasted.block] : blocksIn(pasted.section)

function linesOf(block: Block): string[] {
  if (!isKnownBlock(block)) return []
  const { type, content } = block
  if (type === 'TEXT') return [excerpt(content.text, Infinity)]
  if (type === 'IMAGE') return [content.caption || content.alt]
  if (type === 'CTA') return [content.title, content.description, content.buttonText]
  return [content.title ?? ''].filter((title): title is string => typeof title === 'string')
}

/** What another program pastes: the words, one paragraph a line. */
export const plainTextOf = ({ pasted }: Clip): string =>
  blocksOfPasted(pasted)
    .flatMap(linesOf)
    .filter((line) => line !== '')
    .join('\n')

export const encodeClip = (clip: Clip): string =>
  JSON.stringify({ app: APP, version: VERSION, ...clip })

/** Keeps of each setting what has the type of its default: other programs can write here too. */
function typed(type: KnownBlock['type'], content: object): Record<string, unknown> {
  const templateType = 'templateType' in content ? content.templateType : undefined
  const defaults = defaultContent(type, templateType as Parameters<typeof defaultContent>[1])
  const given = content as Record<string, unknown>
  const entries = Object.entries(defaults).map(([key, fallback]: [string, unknown]) => {
    const value = given[key]
    const isRight =
      fallback === null
        ? value === null || typeof value === 'string' || typeof value === 'number'
        : typeof value === typeof fallback
    return [key, isRight ? value : fallback]
  })
  const { formId, arrangement } = given
  return {
    ...(Object.fromEntries(entries) as Record<string, unknown>),
    ...(type === 'TEMPLATE' && typeof formId === 'string' ? { formId } : {}),
    ...(type === 'TEMPLATE' &&
    typeof arrangement === 'string' &&
    Object.hasOwn(ARRANGEMENT_LABELS, arrangement)
      ? { arrangement }
      : {}),
  }
}

function safeBlock(block: Block, clean: (html: string) => string): Block {
  if (!isKnownBlock(block)) return block
  if (block.type === 'TEMPLATE' && !isKnownTemplate(block.content)) return block
  const safe = { ...block, content: typed(block.type, block.content) } as KnownBlock
  switch (safe.type) {
    case 'TEXT':
      return { ...safe, content: { ...safe.content, text: clean(safe.content.text) } }
    case 'IMAGE': {
      const { src } = safe.content
      return { ...safe, content: { ...safe.content, src: isSafeImageUrl(src) ? src : '' } }
    }
    case 'CTA': {
      const { buttonUrl } = safe.content
      return {
        ...safe,
        content: { ...safe.content, buttonUrl: isSafeUrl(buttonUrl) ? buttonUrl : '' },
      }
    }
    case 'TEMPLATE':
      return safe
  }
}

/** The same thing with each of its blocks changed. */
export const mapBlocks = (pasted: Pasted, change: (block: Block) => Block): Pasted =>
  pasted.kind === 'block'
    ? { kind: 'block', block: change(pasted.block) }
    : {
        kind: 'section',
        section: {
          ...pasted.section,
          columns: pasted.section.columns.map((column) => ({
            ...column,
            blocks: column.blocks.map(change),
          })),
        },
      }

type Written = {
  app?: unknown
  version?: unknown
  shelterId?: unknown
  pasted?: { kind?: unknown; block?: unknown; section?: unknown } | null
}

/**
 * Reads what was copied, here, in another tab or by who knows whom: shapes are
 * put right as for a stored page, and HTML and addresses cleaned.
 * @param clean cleans the HTML of a text block, as the server does
 * @returns null when it is nothing of ours
 */
export function decodeClip(text: string, clean: (html: string) => string): Clip | null {
  if (text.length > LONGEST) return null
  let written: Written | null
  try {
    written = JSON.parse(text) as Written | null
  } catch {
    return null
  }
  if (written?.app !== APP || written.version !== VERSION || !written.pasted) return null
  const { kind, block, section } = written.pasted
  const content = readContent({
    schemaVersion: 1,
    sections: [kind === 'section' ? section : { layout: 1, columns: [{ blocks: [block] }] }],
  })
  const [read] = content.sections
  const first = read?.columns[0]?.blocks[0]
  const shelterId = typeof written.shelterId === 'string' ? written.shelterId : null
  const safe = (each: Block) => safeBlock(each, clean)
  if (kind === 'section' && read) {
    return { shelterId, pasted: mapBlocks({ kind: 'section', section: read }, safe) }
  }
  return kind === 'block' && first
    ? { shelterId, pasted: { kind: 'block', block: safe(first) } }
    : null
}

/** Words of another program as a text block: an empty line ends a paragraph. */
export function textAsPasted(text: string): Pasted | null {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  if (paragraphs.length === 0) return null
  const html = paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
  const content = { ...defaultContent('TEXT'), text: html }
  return { kind: 'block', block: { id: 'tmp_text', type: 'TEXT', order: 0, content } as Block }
}
