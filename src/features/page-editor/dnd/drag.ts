import { createStore } from 'zustand/vanilla'

import { blockName } from '@/features/pages/model'

import { announce, moves } from '../dictionary.fr'
import { moveBlock } from '../state/commands/move-block'
import { moveSection } from '../state/commands/move-section'
import { findBlock, findSection } from '../state/find'
import { placeOf, placeWith, stepFrom, type Direction, type Target } from '../state/selectors'
import type { Editor } from '../state/store'

type Lifted = { by: 'keyboard' | 'pointer'; id: string } & (
  | { kind: 'block'; from: Target; to: Target }
  // Indexes among the sections; `to` counts once the section has left its place.
  | { kind: 'section'; from: number; to: number }
)

export type Drag = ReturnType<typeof createDrag>

const isSame = (a: Target | number, b: Target | number) =>
  typeof a === 'number' || typeof b === 'number'
    ? a === b
    : a.columnId === b.columnId && a.index === b.index

/**
 * A drag without a screen. What is lifted stays in its place: only a drop runs
 * a command, so that giving up changes nothing and what is said stays true.
 */
export function createDrag(editor: Editor) {
  const store = createStore<{ lifted: Lifted | null }>(() => ({ lifted: null }))
  const contentNow = () => editor.store.getState().content
  const put = (lifted: Lifted | null) => store.setState({ lifted })

  function sayPlace(
    lifted: Lifted,
    block: (typeof announce)['blockOver'],
    section: (index: number, count: number) => string,
    suffix = '',
  ): void {
    const content = contentNow()
    if (lifted.kind === 'section') {
      editor.say(section(lifted.to, content.sections.length) + suffix)
      return
    }
    const found = findBlock(content, lifted.id)
    const at = placeWith(content, lifted.id, lifted.to)
    if (found && at) editor.say(block(blockName(found.block), at.place, at.count) + suffix)
  }

  /** Takes a block or a section; false when it is gone. */
  function lift(id: string, by: Lifted['by']): boolean {
    const content = contentNow()
    const place = placeOf(content, id)
    const section = place ? null : findSection(content, id)
    const lifted: Lifted | null = place
      ? { by, id, kind: 'block', from: place, to: place }
      : section && { by, id, kind: 'section', from: section.index, to: section.index }
    put(lifted)
    if (!lifted) {
      editor.say(announce.gone)
      return false
    }
    const keys = by === 'keyboard' ? `. ${moves.keys}` : ''
    sayPlace(lifted, announce.blockLifted, announce.sectionLifted, keys)
    return true
  }

  /** Points at a place for what is lifted. */
  function aim(to: Target | number): void {
    const { lifted } = store.getState()
    if (!lifted || isSame(lifted.to, to)) return
    const aimed = { ...lifted, to } as Lifted
    put(aimed)
    const from = aimed.kind === 'section' ? aimed.from : 0
    sayPlace(aimed, announce.blockOver, (at, count) => announce.sectionOver(from, at, count))
  }

  /** Points one step further; at the edge says so. */
  function step(direction: Direction): void {
    const { lifted } = store.getState()
    const content = contentNow()
    if (lifted?.kind === 'block') {
      const found = findBlock(content, lifted.id)
      const next = stepFrom(content, lifted.id, lifted.to, direction)
      if (next) aim(next)
      else if (found) editor.say(announce.blockAtEdge(blockName(found.block), direction))
    } else if (lifted) {
      const { from, to } = lifted
      if (direction === 'left' || direction === 'right') editor.say(announce.sectionSideways(from))
      else if (direction === 'up' && to === 0) editor.say(announce.sectionAlreadyFirst(from))
      else if (direction === 'down' && to === content.sections.length - 1) {
        editor.say(announce.sectionAlreadyLast(from))
      } else aim(direction === 'up' ? to - 1 : to + 1)
    }
  }

  /** Gives up: nothing has moved, and that is what is said. */
  function cancel(): void {
    const { lifted } = store.getState()
    if (!lifted) return
    put(null)
    const kept = { ...lifted, to: lifted.from } as Lifted
    sayPlace(kept, announce.blockKept, announce.sectionKept)
  }

  /** Puts what is lifted where it points; the focus stays on its handle. */
  function drop(): void {
    const { lifted } = store.getState()
    if (!lifted) return
    if (isSame(lifted.from, lifted.to)) return cancel()
    put(null)
    const more = { part: 'handle', how: 'dropped' } as const
    if (lifted.kind === 'block') {
      editor.run(moveBlock, { blockId: lifted.id, ...lifted.to, ...more })
    } else editor.run(moveSection, { sectionId: lifted.id, index: lifted.to, ...more })
  }

  /** Lets go when the page changes under the hand: a save gave new ids, a version came back. */
  const watch = () =>
    editor.store.subscribe(({ content }, before) => {
      if (content !== before.content) cancel()
    })

  return { store, lift, aim, step, cancel, drop, watch }
}
