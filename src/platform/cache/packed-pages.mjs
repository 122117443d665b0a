// @ts-check
import { createRequire } from 'node:module'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * A module of before `import`: whatever loads this file has the class itself this way.
 * @type {{ default: typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default }}
 */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
)

/**
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue | null} Value
 * @typedef {InstanceType<typeof FileSystemCache>} Cache
 */

/** Place of the HTML among the parts of a page; the names of the others are paths. */
const HTML = 'html'
/** A part that is the data of the whole page once more; nothing else is empty once it is packed. */
const SAME = Buffer.alloc(0)

// More effort would save little, and take as long as a good part of making the page.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * A copy: what the library gives is a part of 16 KB, all of which it would hold.
 * @param {Uint8Array} bytes
 */
const pack = (bytes) => Buffer.from(brotliCompressSync(bytes, QUICK))

/**
 * A page that takes a tenth of the memory. What it weighs is counted of its parts, as before.
 * @param {Value} value
 * @returns {Value}
 */
export function packed(value) {
  if (value?.kind !== 'APP_PAGE' || value.segmentData?.has(HTML)) return value
  const { html, rscData, segmentData = new Map() } = value
  const parts = new Map([[HTML, pack(Buffer.from(html))]])
  for (const [path, data] of segmentData) {
    parts.set(path, rscData?.equals(data) ? SAME : pack(data))
  }
  return { ...value, html: '', rscData: rscData && pack(rscData), segmentData: parts }
}

/**
 * The page as it was made.
 * @param {Value} value
 * @returns {Value}
 */
export function unpacked(value) {
  if (value?.kind !== 'APP_PAGE') return value
  const parts = new Map(value.segmentData)
  const html = parts.get(HTML)
  if (html === undefined) return value
  parts.delete(HTML)
  const rscData = value.rscData && brotliDecompressSync(value.rscData)
  for (const [path, data] of parts) {
    parts.set(path, data.length === 0 && rscData ? rscData : brotliDecompressSync(data))
  }
  return {
    ...value,
    html: brotliDecompressSync(html).toString(),
    rscData,
    segmentData: parts.size > 0 ? parts : undefined,
  }
}

/**
 * The cache of Next.js, in the memory of the server, with its pages packed: as they are made they hold
 * the same three times, most of it in two bytes a letter, so that the memory that they may take
 * (`cacheMaxMemorySize`) was full after 180 pages of animals, and whoever walked through more found none
 * that was kept. Unpacking one takes two milliseconds.
 * `next.config.mjs` names it; Next.js loads it by its path, so it is written in plain JavaScript.
 */
export default class PackedPages extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<Cache['get']>} args
   */
  async get(...args) {
    const entry = await super.get(...args)
    return entry && { ...entry, value: unpacked(entry.value) }
  }

  /**
   * @override
   * @param {Parameters<Cache['set']>} args
   */
  set(...[key, value, context]) {
    return super.set(key, packed(value), context)
  }
}
