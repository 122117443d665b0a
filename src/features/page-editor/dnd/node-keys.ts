'use client'

import type { KeyboardEvent } from 'react'

import { announce } from '../dictionary.fr'
import { duplicateNode } from '../state/commands/duplicate-node'
import { moveSection } from '../state/commands/move-section'
import { stepBlock } from '../state/commands/step-block'
import { findBlock, findSection } from '../state/find'
import type { Direction } from '../state/selectors'
import type { Editor } from '../state/store'
import { nodeIdOf } from './elements'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The lines of the outline: they stay where they are while what they name moves. */
export const OUTLINE_PART = 'outline'

/** Whether keys belong to what is being written. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Moves a node one step; at the edge it says why not.
 * @param part the tool that has the focus and keeps it; null when the caller sees to that
 */
function stepNode(editor: Editor, id: string, direction: Direction, part?: string | null): void {
  const { content } = editor.store.getState()
  // A part that is none leaves the focus on the node itself.
  const focus = part === undefined ? 'node' : part
  if (findBlock(content, id)) {
    editor.run(stepBlock, { blockId: id, direction, part: focus })
    return
  }
  const section = findSection(content, id)
  if (!section) return
  if (direction === 'left' || direction === 'right') {
    editor.say(announce.sectionSideways(section.index))
  } else {
    const index = section.index + (direction === 'up' ? -1 : 1)
    editor.run(moveSection, { sectionId: id, index, part: focus })
  }
}

/** The block or the section that keys mean: the one that has the focus, else the selected one. */
function meantBy(editor: Editor, target: EventTarget, selected: string | null): string | null {
  const { content } = editor.store.getState()
  const own = target instanceof Element ? nodeIdOf(target) : null
  const isNode = own !== null && (findBlock(content, own) ?? findSection(content, own)) !== null
  return isNode ? own : selected
}

/**
 * Keys of the canvas and of the outline: Alt and an arrow move a block or a
 * section, Ctrl+D copies it in its place.
 */
export const nodeKeys = (editor: Editor, selected: string | null) => (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.shiftKey || isWriting(event.target)) return
  const direction = ARROWS[event.key]
  const isControl = event.ctrlKey || event.metaKey
  const isMove = direction !== undefined && event.altKey && !isControl
  const isCopy = event.key.toLowerCase() === 'd' && isControl && !event.altKey
  const id = isMove || isCopy ? meantBy(editor, event.target, selected) : null
  if (id === null) return
  const tool = event.target instanceof Element ? event.target.closest('[data-part]') : null
  const part = tool instanceof HTMLElement ? tool.dataset.part : undefined
  // Alt and ← would leave the page, Ctrl+D would bookmark it.
  event.preventDefault()
  event.stopPropagation()
  if (isMove) stepNode(editor, id, direction, part === OUTLINE_PART ? null : part)
  else editor.run(duplicateNode, { id })
}
