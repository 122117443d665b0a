import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import { $getNearestNodeOfType } from '@payloadcms/richtext-lexical/lexical/utils'

import { titleTag, type TitleTag } from './nodes'

/** What a line of text is. */
export type BlockKind = 'paragraph' | TitleTag | 'bullet' | 'number' | 'quote'

/** The kind of the line where the cursor is; to be called inside `editorState.read`. */
export function $blockKind(): BlockKind {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return 'paragraph'
  const node = selection.anchor.getNode()
  const list = $getNearestNodeOfType(node, ListNode)
  if ($isListNode(list)) return list.getListType() === 'number' ? 'number' : 'bullet'
  const top = node.getTopLevelElement()
  if ($isHeadingNode(top)) return titleTag(top.getTag())
  return $isQuoteNode(top) ? 'quote' : 'paragraph'
}

function $create(kind: BlockKind) {
  if (kind === 'quote') return $createQuoteNode()
  return kind === 'h2' || kind === 'h3' || kind === 'h4'
    ? $createHeadingNode(kind)
    : $createParagraphNode()
}

/** Makes the selected lines of a kind; asking for the kind they have makes them paragraphs. */
export function toggleBlock(editor: LexicalEditor, kind: BlockKind, current: BlockKind): void {
  const isList = kind === 'bullet' || kind === 'number'
  if (kind === current && isList) {
    editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
  } else if (isList) {
    const command = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
    editor.dispatchCommand(command, undefined)
  } else {
    editor.update(() => {
      $setBlocksType($getSelection(), () => $create(kind === current ? 'paragraph' : kind))
    })
  }
}
