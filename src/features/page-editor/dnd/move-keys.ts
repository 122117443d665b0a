'use client'

import type { KeyboardEvent } from 'react'

import { announce } from '../dictionary.fr'
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

/** Whether keys belong to what is being written. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Moves a node one step, as Alt and an arrow ask; at the edge it says why not.
 * @param part the tool that has the focus and keeps it
 * @returns false when the id is no block and no section
 */
export function stepNode(
  editor: Editor,
  id: string,
  direction: Direction,
  part: string | undefined,
): boolean {
  const { content } = editor.store.getState()
  // An unknown part leaves the focus on the node itself.
  const focus = part ?? 'node'
  if (findBlock(content, id)) {
    editor.run(stepBlock, { blockId: id, direction, part: focus })
    return true
  }
  const section = findSection(content, id)
  if (!section) return false
  if (direction === 'left' || direction === 'right') {
    editor.say(announce.sectionSideways(section.index))
  } else {
    const index = section.index + (direction === 'up' ? -1 : 1)
    editor.run(moveSection, { sectionId: id, index, part: focus })
  }
  return true
}

/** Alt and an arrow move the block or the section that has the focus. */
export const moveKeys = (editor: Editor, selected: string | null) => (event: KeyboardEvent) => {
  const direction = ARROWS[event.key]
  if (!direction || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (isWriting(event.target)) return
  const active = event.target instanceof Element ? event.target : null
  const part = active?.closest<HTMLElement>('[data-part]')?.dataset.part
  const own = nodeIdOf(active)
  const done =
    (own !== null && stepNode(editor, own, direction, part)) ||
    (selected !== null && stepNode(editor, selected, direction, part))
  if (!done) return
  // Alt and ← would leave the page.
  event.preventDefault()
  event.stopPropagation()
}
