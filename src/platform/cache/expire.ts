import { revalidateTag } from 'next/cache.js'

/** Makes the next reader of each tag get a fresh answer. Only inside a request. */
export function expire(touched: Iterable<string>): void {
  for (const tag of new Set(touched)) revalidateTag(tag, { expire: 0 })
}
