'use client'

import {
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useState } from 'react'

import { textLabels } from '../labels.fr'
import { useRoving } from '../ui/use-roving'
import { toggleBlock, type BlockKind } from './blocks'
import { LinkForm } from './LinkForm'
import styles from './TextEditor.module.scss'
import { SIGNS } from './signs'
import { MARKS, useFormat } from './use-format'

const KINDS: readonly BlockKind[] = ['h2', 'h3', 'h4', 'bullet', 'number', 'quote']

type Tool = {
  key: keyof typeof textLabels
  pressed?: boolean
  unable?: boolean
  expanded?: boolean
  run: () => void
}

/**
 * Buttons for what a text may hold; one stop of the Tab key, arrows inside.
 * @param isCompact signs instead of words; undo is elsewhere
 */
export function TextToolbar({ isCompact = false }: { isCompact?: boolean }) {
  const [editor] = useLexicalComposerContext()
  const { format, undoable, redoable } = useFormat(editor)
  const [linking, setLinking] = useState(false)

  const marks: Tool[] = [
    ...MARKS.map((mark) => ({
      key: mark,
      pressed: format.marks.includes(mark),
      run: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark),
    })),
    ...KINDS.map((kind) => ({
      key: kind,
      pressed: format.kind === kind,
      run: () => toggleBlock(editor, kind, format.kind),
    })),
    {
      key: 'link',
      pressed: format.link !== null,
      expanded: linking,
      run: () => setLinking(!linking),
    },
  ]
  const steps: Tool[] = [
    { key: 'undo', unable: !undoable, run: () => editor.dispatchCommand(UNDO_COMMAND, undefined) },
    { key: 'redo', unable: !redoable, run: () => editor.dispatchCommand(REDO_COMMAND, undefined) },
  ]
  const tools = isCompact ? marks : [...marks, ...steps]
  const { onKeyDown, item } = useRoving(tools.length)

  return (
    <>
      <div
        className={isCompact ? styles.compact : styles.toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label={textLabels.toolbar}
        onKeyDown={(event) => {
          onKeyDown(event)
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          editor.focus()
        }}
      >
        {tools.map(({ key, pressed, unable, expanded, run }, index) => (
          <button
            key={key}
            type="button"
            className={styles.tool}
            aria-label={isCompact ? textLabels[key] : undefined}
            title={isCompact ? textLabels[key] : undefined}
            aria-pressed={pressed}
            aria-expanded={expanded}
            aria-disabled={unable || undefined}
            // The selection stays in the text while a button is pressed with the pointer.
            onPointerDown={(event) => event.preventDefault()}
            onClick={run}
            {...item(index)}
          >
            {isCompact ? SIGNS[key] : textLabels[key]}
          </button>
        ))}
      </div>
      {linking && <LinkForm editor={editor} link={format.link} onClose={() => setLinking(false)} />}
    </>
  )
}
