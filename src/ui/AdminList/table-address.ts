/** Payload’s provider of lists writes these into the address of any list. */
const WRITTEN_BY_PAYLOAD = ['page', 'limit']

/**
 * Whether the address of a list may show Payload’s table: it asks for something. Sorting that table, or
 * clearing its search, leaves an order alone.
 * @param keys of the address
 */
export const mayShowTable = (keys: Iterable<string>): boolean =>
  [...keys].some((key) => !WRITTEN_BY_PAYLOAD.includes(key))
