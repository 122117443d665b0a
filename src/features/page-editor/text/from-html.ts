import {
  $createParagraphNode,
  $getEditor,
  $getRoot,
  $isElementNode,
  type LexicalNode,
  type ParagraphNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'

const isBlock = (node: LexicalNode) => $isElementNode(node) && !node.isInline()

/**
 * Replaces the text being edited by some HTML. To be called inside
 * `editor.update`. Tags that a text block cannot hold leave their text.
 * @param document the HTML, parsed: browsers have DOMParser, tests another one
 */
export function $fromHtml(document: Document): void {
  const root = $getRoot()
  root.clear()
  let paragraph: ParagraphNode | null = null
  for (const node of $generateNodesFromDOM($getEditor(), document)) {
    if (isBlock(node)) {
      paragraph = null
      root.append(node)
      continue
    }
    if (!paragraph) {
      paragraph = $createParagraphNode()
      root.append(paragraph)
    }
    paragraph.append(node)
  }
  if (root.isEmpty()) root.append($createParagraphNode())
}
