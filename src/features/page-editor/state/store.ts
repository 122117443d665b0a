import { freeze } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { PageContent } from '@/features/pages/schema'
import { commandsOf, opened, type Undoable } from '@/ui/editing/undoable'

import { announce } from '../dictionary.fr'
import { rebase as rebased } from './rebase'

export type EditorState = Undoable<PageContent> & {
  /** What the server has: the page is « modifiée » when `content` differs from it. */
  saved: PageContent
  /** First id of a node by its present one: what is on screen keeps its identity at a save. */
  firstIds: Readonly<Record<string, string>>
}

export type Editor = ReturnType<typeof createEditor>

const fresh = (content: PageContent, saved: PageContent): EditorState => ({
  ...opened(content),
  saved: freeze(saved, true),
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

  return { store, ...commandsOf(store, announce, now), load, rebase, markSaved }
}
