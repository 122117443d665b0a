// @ts-check

/**
 * `Cache-Control` of what is the same for everybody and kept fresh by tags: a proxy asks again after a
 * second, because only this server knows when something changed. While it asks, others may have the
 * copy of the second before; while nobody answers, that of the last day. A longer
 * `stale-while-revalidate` would show an old page to the first who comes after a quiet while, and to
 * everybody whose browser obeys it too.
 */
export const SHARED_CACHING =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'
