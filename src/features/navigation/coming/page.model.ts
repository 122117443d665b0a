import type { NavigationLink } from '../model'

/** A number to call before anything else. */
export type UrgentNumber = {
  /** As it is read. */
  number: string
  /** As it is dialled. */
  dial: string
  label: string
  text: string
}

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
  /** Said first, before the title of the steps. */
  urgent?: readonly UrgentNumber[]
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
