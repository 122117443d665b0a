'use client'

import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin'

import { isSafeUrl } from '@/features/pages/model'

import { textLabels } from '../labels.fr'
import type { Flush } from '../ui/context'
import { KeepAllowed } from './KeepAllowed'
import { TEXT_NODES } from './nodes'
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
}

/** Edits the HTML of a text block in place, with the few tags that it may hold. */
export default function TextEditor({ html, label, onChange, register }: Props) {
  return (
    <div className={styles.editor}>
      <LexicalComposer initialConfig={CONFIG}>
        <TextToolbar />
        <div className={styles.paper}>
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                className={styles.text}
                aria-label={label}
                aria-placeholder={textLabels.placeholder}
                placeholder={<p className={styles.placeholder}>{textLabels.placeholder}</p>}
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
      </LexicalComposer>
    </div>
  )
}
