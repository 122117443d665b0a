import type { NavigationLink } from '../model'

export type ComingStep = {
  title: string
  text: string
  link?: NavigationLink
}

/** A page whose tool is still being made: what helps today, what is coming, where to go. */
export type ComingPage = {
  path: string
  title: string
  /** For search engines; 160 characters at most. */
  description: string
  lead: string
  stepsTitle: string
  /** Numbered when the order matters. */
  isOrdered?: boolean
  steps: readonly ComingStep[]
  /** What this page will do one day, without a date. */
  coming: string
  /** The first one is the main way onward. */
  onward: readonly NavigationLink[]
  /** Whether it helps somebody who searches the web. */
  isIndexed: boolean
}
