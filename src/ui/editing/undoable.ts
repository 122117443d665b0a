import { applyPatches, enablePatches, freeze, produceWithPatches } from 'immer'
import type { StoreApi } from 'zustand/vanilla'

import type { Command, FocusTarget, Outcome } from './command'
import { emptyHistory, record, type History } from './undo-history'

enablePatches()

/** What every editor keeps, whatever it edits. */
export type Undoable<Content> = {
  content: Content
  history: History
  announcement: { text: string; serial: number }
  /** Where the focus should go; a new object for each request. */
  focus: FocusTarget | null
}

/** What is said where nobody sees what changed. */
export type UndoWords = {
  nothingToUndo: string
  undone: string
  nothingToRedo: string
  redone: string
}

/** Content as it opens: nothing to undo, nothing said. */
export const opened = <Content>(content: Content): Undoable<Content> => ({
  content: freeze(content, true),
  history: emptyHistory,
  announcement: { text: '', serial: 0 },
  focus: null,
})

/** Says a sentence; the serial makes the same sentence heard twice. */
const said = ({ announcement }: Pick<Undoable<unknown>, 'announcement'>, text: string) =>
  text ? { text, serial: announcement.serial + 1 } : announcement

/**
 * What an editor can be told, without a screen: commands, undo, announcements and focus requests.
 * @param now clock in milliseconds since the epoch
 */
export function commandsOf<Content extends object>(
  store: StoreApi<Undoable<Content>>,
  words: UndoWords,
  now: () => number,
) {
  /** Runs a command; what it changed is one step that can be undone. */
  function run<Args>(command: Command<Content, Args>, args: Args): Outcome {
    const state = store.getState()
    let outcome: Outcome = { done: false, message: '' }
    const [content, redo, undo] = produceWithPatches(state.content, (draft) => {
      outcome = command(draft as Content, args)
    })
    const changed = outcome.done && redo.length > 0
    const step = { undo, redo, field: outcome.typing ?? null, at: now() }
    store.setState({
      announcement: said(state, outcome.message),
      ...(outcome.focus && { focus: { ...outcome.focus } }),
      ...(changed && { content, history: record(state.history, step) }),
    })
    return outcome
  }

  function undo(): void {
    const state = store.getState()
    const { past, future, serial } = state.history
    const step = past.at(-1)
    if (!step) return store.setState({ announcement: said(state, words.nothingToUndo) })
    store.setState({
      content: applyPatches(state.content, step.undo),
      history: { past: past.slice(0, -1), future: [step, ...future], serial },
      announcement: said(state, words.undone),
    })
  }

  function redo(): void {
    const state = store.getState()
    const { past, future, serial } = state.history
    const [step, ...rest] = future
    if (!step) return store.setState({ announcement: said(state, words.nothingToRedo) })
    store.setState({
      content: applyPatches(state.content, step.redo),
      // A redone burst of typing is closed: the next letter starts another step.
      history: { past: [...past, { ...step, field: null }], future: rest, serial },
      announcement: said(state, words.redone),
    })
  }

  /** Asks for the focus to go somewhere. */
  const focusOn = (focus: FocusTarget): void => store.setState({ focus: { ...focus } })

  /** Says a sentence that comes from no command. */
  const say = (text: string): void => store.setState({ announcement: said(store.getState(), text) })

  return { run, undo, redo, focusOn, say }
}
