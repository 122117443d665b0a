'use client'

import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin'

import { createPortal } from 'react-dom'

import { isSafeUrl } from '@/features/pages/model'

import { textLabels } from '../labels.fr'
import type { Flush } from '../ui/context'
import type { TextStart } from '../ui/view'
import { KeepAllowed } from './KeepAllowed'
import { LeavePlugin } from './LeavePlugin'
import { TEXT_NODES } from './nodes'
import { StartPlugin } from './StartPlugin'
import styles from './TextEditor.module.scss'
import { TextToolbar } from './TextToolbar'
import { ValuePlugin } from './ValuePlugin'

const CONFIG = {
  namespace: 'page-text',
  nodes: TEXT_NODES,
  editorState: null,
  theme: {
    text: {
      bold: styles.bold,
      italic: styles.italic,
      underline: styles.underline,
      strikethrough: styles.strikethrough,
      underlineStrikethrough: styles.underlineStrikethrough,
    },
  },
  onError: (error: Error) => {
    throw error
  },
}

type Props = {
  html: string
  label: string
  onChange: (html: string) => void
  register: (flush: Flush) => () => void
  /** Attributes that give a text written on the page itself the look that visitors see. */
  look?: { className?: string }
  /** Where the tools stand; null while that place is not on screen yet. */
  slot?: HTMLElement | null
  /** Where the cursor goes when the text opens. */
  start?: TextStart | null
  /** Échap was pressed in the text. */
  onLeave?: () => void
}

/** Edits the HTML of a text block in place, with the few tags that it may hold. */
export default function TextEditor(props: Props) {
  const { html, label, onChange, register, look, slot, start, onLeave } = props
  const toolbar = look ? slot && createPortal(<TextToolbar isCompact />, slot) : <TextToolbar />
  return (
    <div className={look ? undefined : styles.editor}>
      <LexicalComposer initialConfig={CONFIG}>
        {toolbar}
        <div className={look ? styles.inPlace : styles.paper}>
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                {...look}
                className={look ? look.className : styles.text}
                aria-label={label}
                aria-placeholder={textLabels.placeholder}
                placeholder={
                  <p className={look ? styles.placeholderInPlace : styles.placeholder}>
                    {textLabels.placeholder}
                  </p>
                }
              />
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </div>
        <HistoryPlugin />
        <ListPlugin />
        <LinkPlugin validateUrl={isSafeUrl} />
        <KeepAllowed />
        <ValuePlugin html={html} onChange={onChange} register={register} />
        {start && <StartPlugin start={start} />}
        {onLeave && <LeavePlugin onLeave={onLeave} />}
      </LexicalComposer>
    </div>
  )
}
