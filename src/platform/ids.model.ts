/** What the id of a row looks like, as the source of a regular expression. */
export const ID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const ID = new RegExp(`^${ID_PATTERN}$`, 'i')

/** Could this be the id of a row? Anything else never reaches the database. */
export const isId = (text: string): boolean => ID.test(text)

/** A row that is addressed by its id or by its slug: the `where` of a query. */
export const byKey = (key: string): Record<string, { equals: string }> => ({
  [isId(key) ? 'id' : 'slug']: { equals: key },
})
