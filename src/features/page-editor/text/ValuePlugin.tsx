'use client'

import { HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { Flush } from '../ui/context'
import { $fromHtml } from './from-html'
import { $toHtml } from './to-html'

/** Milliseconds without a key after which what was typed is written to the page. */
const PAUSE = 150
const FROM_VALUE = 'from-value'

type Props = {
  html: string
  onChange: (html: string) => void
  register: (flush: Flush) => () => void
}

/**
 * Ties the text on screen to the HTML of the block: typing goes out after a
 * short pause, at once on leaving or before a save; HTML that comes from
 * elsewhere (undo, a version restored) comes in.
 */
export function ValuePlugin({ html, onChange, register }: Props) {
  const [editor] = useLexicalComposerContext()
  const known = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  const write = useEffectEvent(() => {
    if (timer.current === null) return
    clearTimeout(timer.current)
    timer.current = null
    const written = editor.getEditorState().read($toHtml)
    if (written === known.current) return
    known.current = written
    onChange(written)
  })

  useEffect(() => {
    if (html === known.current) return
    known.current = html
    // Parsed apart from the page: nothing of it runs or loads.
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    editor.update(() => $fromHtml(parsed), {
      tag: [FROM_VALUE, HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG],
    })
  }, [editor, html])

  useEffect(() => {
    const flush: Flush = { run: () => write(), onlyOutside: false }
    const unregister = register(flush)
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if (tags.has(FROM_VALUE) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = setTimeout(() => write(), PAUSE)
    })
    const stopBlur = editor.registerRootListener((element, before) => {
      before?.removeEventListener('blur', flush.run)
      element?.addEventListener('blur', flush.run)
    })
    return () => {
      flush.run()
      unregister()
      stop()
      stopBlur()
    }
  }, [editor, register])

  return null
}
