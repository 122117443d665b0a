// @ts-check
import { gzipSync } from 'node:zlib'

import { Problem } from '../lib/terminal.mjs'

/** @param {string | Buffer} content */
const kilobytes = (content) => gzipSync(content, { level: 6 }).length / 1024

/**
 * What a first visit downloads: the page, and the scripts that its HTML names, without the one for
 * browsers of before modules.
 * @param {string} site origin
 * @param {string} path
 * @returns {Promise<{ html: number, js: number, scripts: number }>} kilobytes after gzip
 * @throws {Problem} when the page does not answer 200
 */
export async function weigh(site, path) {
  const response = await fetch(site + path)
  if (response.status !== 200) throw new Problem(`${path} answers ${response.status}.`)
  const html = await response.text()
  const unique = namedIn(html)
  let js = 0
  for (const source of unique) {
    js += kilobytes(Buffer.from(await (await fetch(new URL(source, site + path))).arrayBuffer()))
  }
  return { html: kilobytes(html), js, scripts: unique.length }
}

/** The scripts that a page names. @param {string} html */
function namedIn(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /\b(?:src|href)="([^"]+\.js[^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'))
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
