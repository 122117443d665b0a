// @ts-check
import { gzipSync } from 'node:zlib'

import { Problem } from '../lib/terminal.mjs'

/** @param {string | Buffer} content */
const zipped = (content) => gzipSync(content, { level: 6 }).length / 1024

/**
 * What a first visit downloads, in kilobytes.
 * @typedef {object} Weight
 * @property {number} html the page, after gzip
 * @property {number} document the page as the browser unpacks it, flight data included
 * @property {number} flight of that, what React reads once more to come alive
 * @property {number} style of that, the styles that stand in the page
 * @property {number} css files of styles that the page names, after gzip
 * @property {number} js scripts that it names without the one for browsers of before modules, after gzip
 * @property {number} sent the same scripts as they come to a browser that reads Brotli
 * @property {number} scripts how many they are
 */

/**
 * @param {string} site origin
 * @param {string} path
 * @returns {Promise<Weight>}
 * @throws {Problem} when the page does not answer 200
 */
export async function weigh(site, path) {
  const response = await fetch(site + path)
  if (response.status !== 200) throw new Problem(`${path} answers ${response.status}.`)
  const html = await response.text()
  const all = async (/** @type {string[]} */ sources) => {
    let sum = 0
    for (const source of sources) {
      sum += zipped(Buffer.from(await (await fetch(new URL(source, site + path))).arrayBuffer()))
    }
    return sum
  }
  const scripts = namedIn(html)
  return {
    html: zipped(html),
    ...inside(html),
    css: await all(stylesIn(html)),
    js: await all(scripts),
    sent: await sentTo(scripts.map((source) => new URL(source, site + path))),
    scripts: scripts.length,
  }
}

/**
 * Kilobytes of some files as the server sends them to a browser that reads Brotli.
 * @param {URL[]} addresses
 */
async function sentTo(addresses) {
  let bytes = 0
  for (const address of addresses) {
    const { headers } = await fetch(address, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    bytes += Number(headers.get('content-length'))
  }
  return bytes / 1024
}

/**
 * What a page is made of, in kilobytes without compression.
 * @param {string} html
 */
export function inside(html) {
  const sum = (/** @type {RegExp} */ part) =>
    [...html.matchAll(part)].reduce((bytes, [text]) => bytes + Buffer.byteLength(text), 0) / 1024
  return {
    document: Buffer.byteLength(html) / 1024,
    flight: sum(/<script\b[^>]*>(?:\(self|self)\.__next_f\b[\s\S]*?<\/script>/g),
    style: sum(/<style\b[\s\S]*?<\/style>/g),
  }
}

/** What a page asks for after its first frame (src/platform/http/pages/scripts.ts). */
const LATER = /\}\)\(\[([^\]]*)\]\)<\/script><\/body>/

/** The scripts that a page names. @param {string} html */
export const namedIn = (html) => [
  ...filesIn(html, 'script|link', 'js', (tag) => !/\bnomodule\b/i.test(tag)),
  ...[...(LATER.exec(html)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, source = '']) => source),
]

/** The files of styles that a page asks for. @param {string} html */
export const stylesIn = (html) => filesIn(html, 'link', 'css', (tag) => /\bstylesheet\b/.test(tag))

/**
 * @param {string} html
 * @param {string} names of tags
 * @param {string} ending of the files
 * @param {(tag: string) => boolean} counts
 */
function filesIn(html, names, ending, counts) {
  const tags = html.match(new RegExp(`<(?:${names})\\b[^>]*>`, 'g')) ?? []
  const address = new RegExp(`\\b(?:src|href)="([^"]+\\.${ending}[^"]*)"`)
  const sources = tags
    .filter(counts)
    .map((tag) => address.exec(tag)?.[1]?.replaceAll('&amp;', '&'))
    .filter((source) => source !== undefined)
  return [...new Set(sources)]
}

/**
 * Whole addresses of the scripts of a first visit.
 * @param {string} site origin
 * @param {string} path
 */
export async function scriptsOf(site, path) {
  const html = await (await fetch(site + path)).text()
  return namedIn(html).map((source) => new URL(source, site + path).href)
}
