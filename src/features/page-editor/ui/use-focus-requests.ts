'use client'

import { useEffect, type RefObject } from 'react'

import type { FocusTarget } from '../state/command'
import type { Editor } from '../state/store'

function find(root: HTMLElement, { node, part }: FocusTarget): HTMLElement | null {
  const id = CSS.escape(node)
  const button = part
    ? root.querySelector<HTMLElement>(`[data-part-of="${id}"][data-part="${CSS.escape(part)}"]`)
    : null
  return button ?? root.querySelector<HTMLElement>(`[data-node="${id}"]`)
}

/** Moves the focus where commands ask, once the screen shows what they did. */
export function useFocusRequests(editor: Editor, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    const unsubscribe = editor.store.subscribe(({ focus }, before) => {
      if (!focus || focus === before.focus) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (root.current) find(root.current, focus)?.focus()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [editor, root])
}
