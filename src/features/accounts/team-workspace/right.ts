import type { Right } from '@/platform/access/team-shelter'

/** What is asked of whoever looks after the team of a shelter. */
export const TEAM_RIGHT: Right = { may: 'manageUsers', to: 'gérer l’équipe' }
