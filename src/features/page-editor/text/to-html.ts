import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $isLinkNode, type LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import {
  $isListItemNode,
  $isListNode,
  type ListNode,
} from '@payloadcms/richtext-lexical/lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'

import { isSafeUrl } from '@/features/pages/model'

import { titleTag } from './nodes'

const FORMATS: ReadonlyArray<[TextFormatType, string]> = [
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
]

// The same characters as the cleaning at the server, so that a save changes nothing.
const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const escapeAttribute = (text: string) => escape(text).replace(/"/g, '&quot;')

const tagged = (tag: string, inside: string, attributes = '') =>
  `<${tag}${attributes}>${inside}</${tag}>`

function textHtml(node: TextNode): string {
  const text = escape(node.getTextContent())
  return FORMATS.filter(([format]) => node.hasFormat(format)).reduce(
    (inside, [, tag]) => tagged(tag, inside),
    text,
  )
}

function linkHtml(node: LinkNode): string {
  const inside = childrenHtml(node)
  const url = node.getURL().trim()
  if (!isSafeUrl(url) || inside === '') return inside
  const elsewhere = node.getTarget() === '_blank' ? ' target="_blank" rel="noopener"' : ''
  return tagged('a', inside, ` href="${escapeAttribute(url)}"${elsewhere}`)
}

function inlineHtml(node: LexicalNode): string {
  if ($isTextNode(node)) return textHtml(node)
  if ($isLineBreakNode(node)) return '<br />'
  if ($isLinkNode(node)) return linkHtml(node)
  return $isElementNode(node) ? childrenHtml(node) : ''
}

const childrenHtml = (node: ElementNode): string => node.getChildren().map(inlineHtml).join('')

function alignment(node: ElementNode): string {
  const format = node.getFormatType()
  const isKept = format === 'center' || format === 'right' || format === 'justify'
  return isKept ? ` style="text-align:${format}"` : ''
}

/** Lexical keeps a list inside a list in an item of its own; HTML in the item before. */
function listHtml(node: ListNode): string {
  const items: string[] = []
  for (const item of node.getChildren()) {
    if (!$isListItemNode(item)) continue
    const nested = item.getChildren().filter($isListNode).map(listHtml).join('')
    const own = item.getChildren().filter((child) => !$isListNode(child))
    const before = nested !== '' && own.length === 0 ? items.pop() : undefined
    items.push((before ?? own.map(inlineHtml).join('')) + nested)
  }
  const tag = node.getListType() === 'number' ? 'ol' : 'ul'
  return tagged(tag, items.map((item) => tagged('li', item)).join(''))
}

function blockHtml(node: LexicalNode): string {
  if ($isListNode(node)) return listHtml(node)
  if (!$isElementNode(node)) return tagged('p', inlineHtml(node))
  const inside = childrenHtml(node) || '<br />'
  if ($isHeadingNode(node)) return tagged(titleTag(node.getTag()), inside, alignment(node))
  return tagged($isQuoteNode(node) ? 'blockquote' : 'p', inside, alignment(node))
}

/**
 * The HTML of the text being edited, in the few tags that a text block may hold.
 * To be called inside `editorState.read`. Empty when nothing was written. What
 * it returns passes the cleaning at the server unchanged.
 */
export function $toHtml(): string {
  const root = $getRoot()
  const isBlank = root.getTextContent().trim() === ''
  return isBlank ? '' : root.getChildren().map(blockHtml).join('')
}
