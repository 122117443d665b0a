/** The desk of places, for super admins. */
export const DESK_PATH = '/admin/bonnes-adresses'

/** Its parts; each is a list. */
export const PART_LABELS = {
  pending: 'À valider',
  errors: 'Erreurs signalées',
  all: 'Toutes',
} as const
export type Part = keyof typeof PART_LABELS
