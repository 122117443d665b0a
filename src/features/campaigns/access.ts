import type { Right } from '@/platform/access/team-shelter'

/** Who writes the campaigns of a shelter. Who gave is for `viewGiving` alone. */
export const RIGHT = {
  may: 'editContent',
  to: 'gérer les collectes du refuge',
} as const satisfies Right
