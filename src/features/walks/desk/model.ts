/** Parts of the desk. */
export const PART_LABELS = {
  waiting: 'À relire',
  problems: 'Signalées',
  changed: 'Modifiées depuis',
  drafts: 'Vos brouillons',
  all: 'Toutes',
} as const
export type Part = keyof typeof PART_LABELS
export const PARTS = Object.keys(PART_LABELS) as [Part, ...Part[]]
