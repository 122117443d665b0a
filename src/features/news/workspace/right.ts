import type { Right } from '@/platform/access/team-shelter'

/** What is asked of whoever writes the news of a shelter. */
export const NEWS_RIGHT: Right = { may: 'manageNews', to: 'gérer les actualités' }

/** Said to anybody but a super admin who asks for those of all shelters. */
export const NEWS_OF_ALL =
  'Seuls les super administrateurs voient les actualités de tous les refuges'
