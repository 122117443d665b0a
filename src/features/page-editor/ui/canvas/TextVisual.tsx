'use client'

import { Suspense, useCallback, useMemo } from 'react'

import { textLook, TextView } from '@/features/pages/components/TextView'
import type { TextContent } from '@/features/pages/schema'
import { frenchHtml } from '@/platform/html/french'

import { fieldLabels, textLabels } from '../../labels.fr'
import { updateContent } from '../../state/commands/update-content'
import { cleanHtml } from '../../text/clean-html'
import { TextEditor } from '../../text/lazy'
import { useEditorContext, useView } from '../context'
import { Placeholder } from './Placeholder'

type Props = {
  id: string
  content: TextContent
  isSelected: boolean
  slot: HTMLElement | null
}

function Still({ content }: { content: TextContent }) {
  const html = useMemo(
    () => frenchHtml(cleanHtml(new DOMParser().parseFromString(content.text, 'text/html'))),
    [content.text],
  )
  return html ? (
    <div inert>
      <TextView html={html} look={content} />
    </div>
  ) : (
    <Placeholder icon="text">{textLabels.placeholder}</Placeholder>
  )
}

/** A text; selected, it is written where it stands. */
export function TextVisual({ id, content, isSelected, slot }: Props) {
  const { editor, register } = useEditorContext()
  const start = useView(({ textStart }) => textStart)
  const onChange = useCallback(
    (text: string) => editor.run(updateContent, { blockId: id, values: { text }, typing: true }),
    [editor, id],
  )
  const still = <Still content={content} />
  if (!isSelected) return still
  return (
    <Suspense fallback={still}>
      <TextEditor
        html={content.text}
        label={fieldLabels.textLabel}
        register={register}
        onChange={onChange}
        look={textLook(content)}
        slot={slot}
        start={start}
        onLeave={() => editor.focusOn({ node: id })}
      />
    </Suspense>
  )
}
