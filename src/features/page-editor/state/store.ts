import { applyPatches, enablePatches, freeze, produceWithPatches } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { PageContent } from '@/features/pages/schema'

import { announce } from '../dictionary.fr'
import type { Command, FocusTarget, Outcome } from './command'
import { emptyHistory, record, type History } from '@/ui/undo-history'
import { rebase as rebased } from './rebase'

enablePatches()

export type EditorState = {
  content: PageContent
  /** What the server has: the page is « modifiée » when `content` differs from it. */
  saved: PageContent
  history: History
  announcement: { text: string; serial: number }
  /** Where the focus should go; a new object for each request. */
  focus: FocusTarget | null
  /** First id of a node by its present one: what is on screen keeps its identity at a save. */
  firstIds: Readonly<Record<string, string>>
}

export type Editor = ReturnType<typeof createEditor>

/** Says a sentence; the serial makes the same sentence heard twice. */
const said = ({ announcement }: EditorState, text: string) =>
  text ? { text, serial: announcement.serial + 1 } : announcement

const fresh = (content: PageContent, saved: PageContent): EditorState => ({
  content: freeze(content, true),
  saved: freeze(saved, true),
  history: emptyHistory,
  announcement: { text: '', serial: 0 },
  focus: null,
  firstIds: {},
})

/**
 * The editor without a screen: content, undo, announcements and focus requests.
 * @param initial the page as it opens
 * @param options.saved the page as the server has it, when that is another
 * @param options.now clock in milliseconds since the epoch
 */
export function createEditor(
  initial: PageContent,
  { saved = initial, now = Date.now }: { saved?: PageContent; now?: () => number } = {},
) {
  const store: StoreApi<EditorState> = createStore(() => fresh(initial, saved))

  /** Runs a command; what it changed is one step that can be undone. */
  function run<Args>(command: Command<Args>, args: Args): Outcome {
    const state = store.getState()
    let outcome: Outcome = { done: false, message: '' }
    const [content, redo, undo] = produceWithPatches(state.content, (draft) => {
      outcome = command(draft, args)
    })
    const changed = outcome.done && redo.length > 0
    store.setState({
      announcement: said(state, outcome.message),
      ...(outcome.focus ? { focus: { ...outcome.focus } } : {}),
      ...(changed
        ? {
            content,
            history: record(state.history, {
              undo,
              redo,
              field: outcome.field ?? null,
              at: now(),
            }),
          }
        : {}),
    })
    return outcome
  }

  function undo(): void {
    const state = store.getState()
    const { past, future, serial } = state.history
    const step = past.at(-1)
    if (!step) return store.setState({ announcement: said(state, announce.nothingToUndo) })
    store.setState({
      content: applyPatches(state.content, step.undo),
      history: { past: past.slice(0, -1), future: [step, ...future], serial },
      announcement: said(state, announce.undone),
    })
  }

  function redo(): void {
    const state = store.getState()
    const { past, future, serial } = state.history
    const [step, ...rest] = future
    if (!step) return store.setState({ announcement: said(state, announce.nothingToRedo) })
    store.setState({
      content: applyPatches(state.content, step.redo),
      // A redone burst of typing is closed: the next letter starts another step.
      history: { past: [...past, { ...step, field: null }], future: rest, serial },
      announcement: said(state, announce.redone),
    })
  }

  /** Starts again from other content (a version restored, a page reloaded): nothing to undo. */
  const load = (content: PageContent, saved: PageContent = content): void =>
    store.setState({ ...fresh(content, saved), announcement: store.getState().announcement })

  /**
   * Takes the server's answer to a save. True when what was typed since was
   * kept; false when the answer has another shape and replaced everything.
   */
  function rebase(sent: PageContent, received: PageContent): boolean {
    const state = store.getState()
    const result = rebased(state, sent, received)
    if (!result) {
      load(received)
      return false
    }
    const firstIds = { ...state.firstIds }
    for (const [before, after] of result.ids) firstIds[after] = firstIds[before] ?? before
    store.setState({
      content: freeze(result.content, true),
      saved: freeze(received, true),
      history: result.history,
      firstIds,
    })
    return true
  }

  /** Says what the server has, when it says nothing new about what is on screen. */
  const markSaved = (saved: PageContent): void => store.setState({ saved: freeze(saved, true) })

  /** Asks for the focus to go somewhere. */
  const focusOn = (focus: FocusTarget): void => store.setState({ focus: { ...focus } })

  /** Says a sentence that comes from no command. */
  const say = (text: string): void => store.setState({ announcement: said(store.getState(), text) })

  return { store, run, undo, redo, load, rebase, markSaved, focusOn, say }
}
