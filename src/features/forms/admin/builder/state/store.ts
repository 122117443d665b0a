import { applyPatches, enablePatches, freeze, produce, produceWithPatches } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { emptyHistory, record, type History } from '@/ui/undo-history'

import type { FormDefinition } from '../../../model'
import { announce } from '../words.fr'
import type { Command, FocusTarget, Outcome } from './command'

enablePatches()

export type BuilderState = {
  form: FormDefinition
  history: History
  announcement: { text: string; serial: number }
  /** Where the focus should go; a new object for each request. */
  focus: FocusTarget | null
  /** The field or group whose settings are open. */
  openId: string | null
}

export type Builder = ReturnType<typeof createBuilder>

/** Says a sentence; the serial makes the same sentence heard twice. */
const said = ({ announcement }: BuilderState, text: string) =>
  text ? { text, serial: announcement.serial + 1 } : announcement

/**
 * The builder without a screen: the form's questions, undo, announcements and focus requests.
 * @param initial the questions as the form opens
 * @param now clock in milliseconds since the epoch
 */
export function createBuilder(initial: FormDefinition, now: () => number = Date.now) {
  const store: StoreApi<BuilderState> = createStore(() => ({
    form: freeze(initial, true),
    history: emptyHistory,
    announcement: { text: '', serial: 0 },
    focus: null,
    openId: null,
  }))

  /** Runs a command; what it changed is one step that can be undone. */
  function run<Args>(command: Command<Args>, args: Args): Outcome {
    const state = store.getState()
    let outcome: Outcome = { done: false, message: '' }
    const [form, redo, undo] = produceWithPatches(state.form, (draft) => {
      outcome = command(draft, args)
    })
    const changed = outcome.done && redo.length > 0
    store.setState({
      announcement: said(state, outcome.message),
      ...(outcome.focus ? { focus: { ...outcome.focus } } : {}),
      ...(changed
        ? {
            form,
            history: record(state.history, {
              undo,
              redo,
              field: outcome.typing ?? null,
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
      form: applyPatches(state.form, step.undo),
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
      form: applyPatches(state.form, step.redo),
      // A redone burst of typing is closed: the next letter starts another step.
      history: { past: [...past, { ...step, field: null }], future: rest, serial },
      announcement: said(state, announce.redone),
    })
  }

  /** Takes other questions from outside (the answer to a save, a reload): nothing to undo. */
  const load = (form: FormDefinition): void =>
    store.setState({ form: freeze(form, true), history: emptyHistory })

  /** Takes the same questions as the server keeps them: what can be undone stays. */
  const adopt = (form: FormDefinition): void => store.setState({ form: freeze(form, true) })

  /** Takes the names that the server gave, and nothing else: what can be undone stays. */
  function rename({ fields }: FormDefinition): void {
    const names = new Map(fields.map(({ id, name }) => [id, name]))
    const form = produce(store.getState().form, (draft) => {
      for (const field of draft.fields) field.name = names.get(field.id) ?? field.name
    })
    store.setState({ form })
  }

  /** Opens the settings of a field or a group; null closes them. */
  const open = (openId: string | null): void => store.setState({ openId })

  const focusOn = (focus: FocusTarget): void => store.setState({ focus: { ...focus } })

  /** Says a sentence that comes from no command. */
  const say = (text: string): void => store.setState({ announcement: said(store.getState(), text) })

  return { store, run, undo, redo, load, adopt, rename, open, focusOn, say }
}
