import { LIMITS } from './options'

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
