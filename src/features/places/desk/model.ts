/** The desk of places, for super admins. */
export const DESK_PATH = '/admin/bonnes-adresses'

/** Its parts; each is a list. */
export const PART_LABELS = {
  pending: 'À valider',
  errors: 'Erreurs signalées',
  changed: 'Modifiées',
  claims: 'Revendiquées',
  all: 'Toutes',
} as const
export type Part = keyof typeof PART_LABELS

export const partPath = (part: Part): string =>
  part === 'pending' ? DESK_PATH : `${DESK_PATH}?part=${part}`
