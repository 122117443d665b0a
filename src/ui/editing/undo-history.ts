import type { Patch } from 'immer'

/** Steps that can be undone. Source: docs/decisions/content.md. */
export const MOST_STEPS = 100
/** Milliseconds within which typing in one field is one step. */
const TYPING_PAUSE = 1000

export type Step = {
  serial: number
  undo: readonly Patch[]
  redo: readonly Patch[]
  /** The field being typed in; null for a step that stands alone. */
  field: string | null
  /** Milliseconds since the epoch of the last change in this step. */
  at: number
}

export type History = { past: readonly Step[]; future: readonly Step[]; serial: number }

export const emptyHistory: History = { past: [], future: [], serial: 0 }

const pathsOf = (patches: readonly Patch[]) =>
  patches.map(({ op, path }) => `${op}:${path.join('.')}`).join()

const onlyReplaces = (patches: readonly Patch[]) => patches.every(({ op }) => op === 'replace')

/** Two steps as one. Typing rewrites the same value: then only its ends are kept. */
function merge(before: Step, after: Step): Step {
  const isRewrite =
    onlyReplaces(before.undo) &&
    onlyReplaces(after.redo) &&
    pathsOf(before.undo) === pathsOf(after.undo)
  return {
    ...after,
    undo: isRewrite ? before.undo : [...after.undo, ...before.undo],
    redo: isRewrite ? after.redo : [...before.redo, ...after.redo],
  }
}

/**
 * Adds a step: what was undone before it is forgotten, typing in the same field
 * joins the step before, and the oldest step beyond 100 falls off.
 */
export function record(history: History, step: Omit<Step, 'serial'>): History {
  const serial = history.serial + 1
  const next: Step = { ...step, serial }
  const last = history.past.at(-1)
  const joins =
    last !== undefined &&
    step.field !== null &&
    last.field === step.field &&
    history.future.length === 0 &&
    step.at - last.at <= TYPING_PAUSE
  const past = joins
    ? [...history.past.slice(0, -1), merge(last, next)]
    : [...history.past, next].slice(-MOST_STEPS)
  return { past, future: [], serial }
}
