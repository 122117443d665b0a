/** Where the keyboard focus goes after a command: a node, or one of its buttons. */
export type FocusTarget = { node: string; part?: string }

export type Outcome = {
  /** False: nothing was changed, and `message` says why. */
  done: boolean
  /** Spoken to screen readers; empty says nothing. */
  message: string
  focus?: FocusTarget
  /** Names the value being typed, so that a burst of typing is one step. */
  typing?: string
}

/**
 * Changes the draft in place and says what it did. A command that cannot be
 * done leaves the draft alone.
 */
export type Command<Content, Args> = (draft: Content, args: Args) => Outcome

export const refused = (message: string): Outcome => ({ done: false, message })
