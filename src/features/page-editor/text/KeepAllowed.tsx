'use client'

import { TextNode, type TextFormatType } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { useEffect } from 'react'

import { titleTag } from './nodes'

const UNKNOWN: TextFormatType[] = ['code', 'highlight', 'subscript', 'superscript']

/** What is pasted looks at once as it will be kept: no colour, no size, titles 2 to 4. */
export function KeepAllowed() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const stopText = editor.registerNodeTransform(TextNode, (node) => {
      if (node.getStyle() !== '') node.setStyle('')
      for (const format of UNKNOWN) if (node.hasFormat(format)) node.toggleFormat(format)
    })
    const stopTitle = editor.registerNodeTransform(HeadingNode, (node) => {
      const tag = titleTag(node.getTag())
      if (node.getTag() !== tag) node.setTag(tag)
    })
    return () => {
      stopText()
      stopTitle()
    }
  }, [editor])
  return null
}
