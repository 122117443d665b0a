'use client'

import { Toolbar } from '@base-ui/react/toolbar'
import {
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { Fragment, useState } from 'react'

import { AdminTooltip } from '@/ui/AdminTooltip'

import { textLabels } from '../labels.fr'
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

  return (
    <>
      <Toolbar.Root
        className={isCompact ? styles.compact : styles.toolbar}
        aria-label={textLabels.toolbar}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          editor.focus()
        }}
      >
        {tools.map(({ key, pressed, unable, expanded, run }) => {
          const tool = (
            <Toolbar.Button
              className={styles.tool}
              aria-label={isCompact ? textLabels[key] : undefined}
              aria-pressed={pressed}
              aria-expanded={expanded}
              disabled={unable}
              // The selection stays in the text while a button is pressed with the pointer.
              onPointerDown={(event) => event.preventDefault()}
              onClick={run}
            >
              {isCompact ? SIGNS[key] : textLabels[key]}
            </Toolbar.Button>
          )
          return isCompact ? (
            <AdminTooltip key={key} text={textLabels[key]}>
              {tool}
            </AdminTooltip>
          ) : (
            <Fragment key={key}>{tool}</Fragment>
          )
        })}
      </Toolbar.Root>
      {linking && <LinkForm editor={editor} link={format.link} onClose={() => setLinking(false)} />}
    </>
  )
}
