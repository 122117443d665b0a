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
