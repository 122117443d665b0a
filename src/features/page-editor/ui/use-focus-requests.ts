'use client'

import { useEffect, type RefObject } from 'react'

import type { FocusTarget } from '../state/command'
import { findBlock, findSection } from '../state/find'
import type { Editor } from '../state/store'
import type { View } from './view'

function find(root: HTMLElement, { node, part }: FocusTarget): HTMLElement | null {
  const id = CSS.escape(node)
  const button = part
    ? root.querySelector<HTMLElement>(`[data-part-of="${id}"][data-part="${CSS.escape(part)}"]`)
    : null
  return button ?? root.querySelector<HTMLElement>(`[data-node="${id}"]`)
}

/**
 * Selects and focuses what commands ask for, once the screen shows what they
 * did. `edit` opens the settings too.
 */
export function useFocusRequests(
  editor: Editor,
  view: View,
  root: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    let frame = 0
    const unsubscribe = editor.store.subscribe(({ focus, content, firstIds }, before) => {
      if (!focus || focus === before.focus) return
      const { node, part } = focus
      if (part !== 'add' && (findBlock(content, node) ?? findSection(content, node))) {
        view.select(firstIds[node] ?? node, { opens: part === 'edit', start: null })
      }
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (root.current) find(root.current, focus)?.focus()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [editor, view, root])
}
