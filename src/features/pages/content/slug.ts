import { LIMITS } from './section-options'

/**
 * Turns a title into an address: lowercase, accents removed, everything else
 * to single hyphens, at most `longest` characters (50 for a page), no hyphen at
 * either end. Empty when the title has no letter or digit. Source: docs/decisions/content.md.
 */
export function slugify(title: string, longest: number = LIMITS.slug): string {
  return title
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')
}
