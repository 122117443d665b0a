/** Page states. PUBLISHED is what the public sees. Source: docs/decisions/content.md. */
export const PAGE_STATUS_LABELS = {
  DRAFT: 'Brouillon',
  PUBLISHED: 'Publiée',
  ARCHIVED: 'Archivée',
} as const
export type PageStatus = keyof typeof PAGE_STATUS_LABELS

/** Highest place of a page among those of its shelter. */
export const LAST_PLACE = 9999

/** The slug of the home page is fixed to the root. Source: docs/decisions/content.md. */
export const HOME_SLUG = '/'
/** The home page answers at the root: a copy of it needs a word. */
export const HOME_WORD = 'accueil'

/** Addresses of a shelter's site that are no pages. Source: docs/decisions/content.md. */
export const RESERVED_SLUGS: readonly string[] = [
  'animals',
  'about',
  'contact',
  'news',
  'donate',
  'besoins',
  'benevolat',
  'collectes',
  'formulaires',
  'sponsor',
  'admin',
]
