import type { PageContent } from '@/features/pages/schema'

/** Where the keyboard focus goes after a command: a node, or one of its buttons. */
export type FocusTarget = { node: string; part?: string }

export type Outcome = {
  /** False: nothing was changed, and `message` says why. */
  done: boolean
  /** Spoken to screen readers; empty says nothing. */
  message: string
  focus?: FocusTarget
  /** Names the field being typed in, so that a burst of typing is one step. */
  field?: string
}

/**
 * Changes the draft in place and says what it did. A command that cannot be
 * done leaves the draft alone.
 */
export type Command<Args> = (draft: PageContent, args: Args) => Outcome

export const refused = (message: string): Outcome => ({ done: false, message })
