/** A page in the menu of a shelter's site, where no other has its slug, with the pages under it. */
export type MenuNode = { title: string; slug: string; children: MenuNode[] }

/** Pages that hang below their name in one short column; more of them take the whole width. */
const SHORT = 5

/** Is a group of the menu short: few pages, none with pages of its own? */
export const isShortGroup = (pages: readonly MenuNode[]): boolean =>
  pages.length <= SHORT && pages.every(({ children }) => children.length === 0)
