'use client'

import { useEffect, useEffectEvent, type RefObject } from 'react'

import { isInEditor } from './is-in-editor'

/** Inputs in which nothing is typed: undoing is the editor's there. */
const CHOICES = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

/** Whether a text is being typed there, whose own undo the browser keeps. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !CHOICES.has(target.type)))

/**
 * Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z wherever the focus is in the editor, and when nothing has it,
 * except in a text that is being typed.
 */
export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  isAble: boolean,
  { undo, redo }: { undo: () => void; redo: () => void },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (!isAble || defaultPrevented || altKey || !(ctrlKey || metaKey) || isText(target)) return
    if (target !== document.body && !isInEditor(root.current, target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
