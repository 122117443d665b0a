import type { WallStatus } from '../model'

/** Parts of the desk. */
export const PART_LABELS = {
  flagged: 'Signalés',
  hidden: 'Masqués',
  all: 'Tous',
  removed: 'Retirés',
} as const
export type Part = keyof typeof PART_LABELS
export const PARTS = Object.keys(PART_LABELS) as [Part, ...Part[]]

/** What the desk looks at. */
export const KINDS = ['post', 'comment'] as const
export type Kind = (typeof KINDS)[number]

/** What was decided, as the log says it. */
export const NOTES: Readonly<Record<WallStatus, string>> = {
  PUBLISHED: 'laissé en ligne',
  HIDDEN: 'masqué',
  REMOVED: 'retiré',
}
