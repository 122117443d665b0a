import { LIMITS } from './options'

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

const shortened = (text: string, end: string, longest: number) =>
  `${text.slice(0, longest - end.length).trimEnd()}${end}`

/** The title of a copy: « … (copie) », within the length of a title of its kind, in characters. */
export const copyTitle = (title: string, longest: number = LIMITS.title): string =>
  shortened(title, ' (copie)', longest)

/** The address that a copy of a page asks for: « …-copie », then « …-copie-2 » and so on. */
export function copySlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '-copie' : `-copie-${number}`
    const asked = `${slug.slice(0, LIMITS.slug - end.length).replace(/-$/, '')}${end}`
    if (!taken.has(asked)) return asked
  }
}

type Shown = {
  /** Title of the page. */
  title: string
  isHomepage: boolean
  shelter: { name: string; city: string }
}

/** The title that a browser's tab and a search engine show of a page of a shelter's site. */
export const searchTitle = ({ title, isHomepage, shelter }: Shown): string =>
  isHomepage ? `${shelter.name}, à ${shelter.city}` : `${title} – ${shelter.name}`

/** The address of a page of a shelter's site, from the root. */
export const pageAddress = (shelterSlug: string, page: { slug: string; isHomepage: boolean }) =>
  `/shelter/${shelterSlug}${page.isHomepage ? '' : `/${page.slug}`}`
