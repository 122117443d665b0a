import { createStore } from 'zustand/vanilla'

import { groupName } from '../state/commands/fields'
import { moveField } from '../state/commands/moves'
import { fieldOf, fieldsIn, groupOf, nextPlace, placeOf, type Place } from '../state/places'
import type { Builder } from '../state/store'
import { announce } from '../words.fr'

type Lifted = { by: 'keyboard' | 'pointer'; id: string; from: Place; to: Place }

export type Drag = ReturnType<typeof createDrag>

const isSame = (a: Place, b: Place) => a.groupId === b.groupId && a.index === b.index

/**
 * A drag without a screen. What is lifted stays in its place: only a drop runs
 * a command, so that giving up changes nothing and what is said stays true.
 */
export function createDrag(builder: Builder) {
  const store = createStore<{ lifted: Lifted | null }>(() => ({ lifted: null }))
  const formNow = () => builder.store.getState().content
  const set = (lifted: Lifted | null) => store.setState({ lifted })

  function sayPlace({ id, to }: Lifted, how: 'lifted' | 'over' | 'kept'): void {
    const form = formNow()
    const field = fieldOf(form, id)
    if (!field) return
    const others = fieldsIn(form, to.groupId).filter((other) => other.id !== id).length
    const group = groupName(groupOf(form, to.groupId)?.title)
    builder.say(announce[how](field.label, to.index, others + 1, group))
  }

  /** Takes a question; false when it is gone. */
  function lift(id: string, by: Lifted['by']): boolean {
    const from = placeOf(formNow(), id)
    if (!from) {
      builder.say(announce.gone)
      return false
    }
    const lifted = { by, id, from, to: from }
    set(lifted)
    sayPlace(lifted, 'lifted')
    return true
  }

  /** Points at a place for what is lifted. */
  function aim(to: Place): void {
    const { lifted } = store.getState()
    if (!lifted || isSame(lifted.to, to)) return
    const aimed = { ...lifted, to }
    set(aimed)
    sayPlace(aimed, 'over')
  }

  /** Points one step further; at the edge says so. */
  function step(direction: 'up' | 'down'): void {
    const { lifted } = store.getState()
    if (!lifted) return
    const next = nextPlace(formNow(), lifted.id, lifted.to, direction)
    const field = fieldOf(formNow(), lifted.id)
    if (next) aim(next)
    else if (field) builder.say(announce[direction === 'up' ? 'first' : 'last'](field.label))
  }

  /** Gives up: nothing has moved, and that is what is said. */
  function cancel(): void {
    const { lifted } = store.getState()
    if (!lifted) return
    set(null)
    sayPlace({ ...lifted, to: lifted.from }, 'kept')
  }

  /** Puts what is lifted where it points; the focus stays on its handle. */
  function drop(): void {
    const { lifted } = store.getState()
    if (!lifted) return
    if (isSame(lifted.from, lifted.to)) return cancel()
    set(null)
    builder.run(moveField, { id: lifted.id, ...lifted.to, how: 'dropped', part: 'handle' })
  }

  return { store, lift, aim, step, cancel, drop }
}
