'use client'

import { COMMAND_PRIORITY_LOW, KEY_ESCAPE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useEffectEvent } from 'react'

/** Échap leaves the text for what is around it. */
export function LeavePlugin({ onLeave }: { onLeave: () => void }) {
  const [editor] = useLexicalComposerContext()
  const leave = useEffectEvent(onLeave)
  useEffect(
    () =>
      editor.registerCommand(
        KEY_ESCAPE_COMMAND,
        (event) => {
          event.preventDefault()
          event.stopPropagation()
          leave()
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  )
  return null
}
