'use client'

import { ChecksPanel } from '@/features/pages/checks/components/ChecksPanel'

import { useTheme } from '../canvas/use-theme'
import { useEditorContext, useEditorState } from '../context'

/** « Vérifications » of the page as it is now; each leads to its node. */
export function PageChecks() {
  const { editor, shelterId } = useEditorContext()
  const content = useEditorState((state) => state.content)
  const theme = useTheme(shelterId)
  return (
    <ChecksPanel
      content={content}
      theme={theme}
      onGo={(node) => editor.focusOn({ node, part: 'edit' })}
    />
  )
}
