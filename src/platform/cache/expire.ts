import { revalidateTag } from 'next/cache.js'

import { forgetKeptPages } from '../http/pages/kept'

/** Makes the next reader of each tag get a fresh answer. Only inside a request. */
export function expire(touched: Iterable<string>): void {
  const distinct = new Set(touched)
  for (const tag of distinct) revalidateTag(tag, { expire: 0 })
  if (distinct.size > 0) forgetKeptPages()
}
