/** The desk of places, for super admins. */
export const DESK_PATH = '/admin/bonnes-adresses'

export const DESK_TABS = {
  pending: 'À valider',
  errors: 'Erreurs signalées',
  all: 'Toutes',
} as const
export type DeskTab = keyof typeof DESK_TABS
