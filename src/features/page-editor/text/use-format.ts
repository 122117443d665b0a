'use client'

import {
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  mergeRegister,
  SELECTION_CHANGE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { $getNearestNodeOfType } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useState } from 'react'

import { $blockKind, type BlockKind } from './blocks'

/** The marks of text that the toolbar offers. */
export const MARKS = ['bold', 'italic', 'underline', 'strikethrough'] as const
type Mark = (typeof MARKS)[number]

export type Link = { url: string; isBlank: boolean }

export type Format = { marks: readonly Mark[]; kind: BlockKind; link: Link | null }

const NONE: Format = { marks: [], kind: 'paragraph', link: null }

function $readFormat(): Format {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return NONE
  const node = $getNearestNodeOfType(selection.anchor.getNode(), LinkNode)
  return {
    marks: MARKS.filter((mark) => selection.hasFormat(mark)),
    kind: $blockKind(),
    link: node ? { url: node.getURL(), isBlank: node.getTarget() === '_blank' } : null,
  }
}

const isSame = (a: Format, b: Format) => JSON.stringify(a) === JSON.stringify(b)

/** What the text at the cursor is, and whether there is something to undo or redo. */
export function useFormat(editor: LexicalEditor) {
  const [format, setFormat] = useState(NONE)
  const [undoable, setUndoable] = useState(false)
  const [redoable, setRedoable] = useState(false)

  useEffect(() => {
    const read = () => {
      const now = editor.getEditorState().read($readFormat)
      setFormat((before) => (isSame(before, now) ? before : now))
    }
    const heard = (run: () => void) => () => {
      run()
      return false
    }
    return mergeRegister(
      editor.registerUpdateListener(read),
      editor.registerCommand(SELECTION_CHANGE_COMMAND, heard(read), COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        CAN_UNDO_COMMAND,
        (can) => heard(() => setUndoable(can))(),
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        CAN_REDO_COMMAND,
        (can) => heard(() => setRedoable(can))(),
        COMMAND_PRIORITY_LOW,
      ),
    )
  }, [editor])

  return { format, undoable, redoable }
}
