'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

import type { TextStart } from '../ui/view'

/** The place in the text under a point of the window, in pixels. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y)
    return found && { node: found.offsetNode, offset: found.offset }
  }
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}

/** Puts the cursor where the text was pressed, or at its end. */
export function StartPlugin({ start }: { start: TextStart }) {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    // A frame later the words are on screen, and the focus has gone where a command sent it.
    const frame = requestAnimationFrame(() => {
      const root = editor.getRootElement()
      const caret = start === 'end' ? null : caretAt(start.x, start.y)
      if (!root || !caret || !root.contains(caret.node)) {
        editor.focus(undefined, { defaultSelection: 'rootEnd' })
        return
      }
      root.focus({ preventScroll: true })
      document.getSelection()?.setPosition(caret.node, caret.offset)
    })
    return () => cancelAnimationFrame(frame)
  }, [editor, start])
  return null
}
