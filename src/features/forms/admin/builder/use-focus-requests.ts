'use client'

import { useEffect, type RefObject } from 'react'

import type { FocusTarget } from './state/command'
import type { Builder } from './state/store'

function find(root: HTMLElement, { node, part }: FocusTarget): HTMLElement | null {
  const id = CSS.escape(node)
  const button = part
    ? root.querySelector<HTMLElement>(`[data-part-of="${id}"][data-part="${CSS.escape(part)}"]`)
    : null
  return button ?? root.querySelector<HTMLElement>(`[data-node="${id}"]`) ?? root
}

/** Focuses what commands ask for, once the screen shows what they did. */
export function useFocusRequests(builder: Builder, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    const unsubscribe = builder.store.subscribe(({ focus }, before) => {
      if (!focus || focus === before.focus) return
      cancelAnimationFrame(frame)
      // The settings that hold what is asked for open in the same turn: one frame later they stand.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          const element = root.current && find(root.current, focus)
          element?.focus()
          // What a new question is called is there to be written over.
          if (element instanceof HTMLInputElement) element.select()
        })
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [builder, root])
}
