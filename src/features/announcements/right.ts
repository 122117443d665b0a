import type { Right } from '@/platform/access/team-shelter'

/** What is asked of whoever writes to the team of a shelter. */
export const ANNOUNCE_RIGHT: Right = { may: 'manageUsers', to: 'écrire à toute l’équipe' }

/** Said to anybody but a super admin. */
export const PLATFORM_ONLY = 'Seuls les super administrateurs écrivent au nom de la plateforme'
