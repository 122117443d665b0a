import { SHARED_CACHING } from './shared-caching.mjs'

/**
 * For answers that are the same for everybody and kept fresh by tags: a proxy
 * keeps them a second, so that a crowd costs one answer and a change shows at once.
 */
export const SHARED = { 'cache-control': SHARED_CACHING }
