import { freeze, produce } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { commandsOf, opened, type Undoable } from '@/ui/editing/undoable'
import { emptyHistory } from '@/ui/editing/undo-history'

import type { FormDefinition } from '../../../model'
import { announce } from '../words.fr'

export type BuilderState = Undoable<FormDefinition> & {
  /** The field or group whose settings are open. */
  openId: string | null
}

export type Builder = ReturnType<typeof createBuilder>

/**
 * The builder without a screen: the form's questions, undo, announcements and focus requests.
 * @param initial the questions as the form opens
 * @param now clock in milliseconds since the epoch
 */
export function createBuilder(initial: FormDefinition, now: () => number = Date.now) {
  const store: StoreApi<BuilderState> = createStore(() => ({ ...opened(initial), openId: null }))

  /** Takes other questions from outside (the answer to a save, a reload): nothing to undo. */
  const load = (form: FormDefinition): void =>
    store.setState({ content: freeze(form, true), history: emptyHistory })

  /** Takes the same questions as the server keeps them: what can be undone stays. */
  const adopt = (form: FormDefinition): void => store.setState({ content: freeze(form, true) })

  /** Takes the names that the server gave, and nothing else: what can be undone stays. */
  function rename({ fields }: FormDefinition): void {
    const names = new Map(fields.map(({ id, name }) => [id, name]))
    const content = produce(store.getState().content, (draft) => {
      for (const field of draft.fields) field.name = names.get(field.id) ?? field.name
    })
    store.setState({ content })
  }

  /** Opens the settings of a field or a group; null closes them. */
  const open = (openId: string | null): void => store.setState({ openId })

  return { store, ...commandsOf(store, announce, now), load, adopt, rename, open }
}
