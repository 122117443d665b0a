// @ts-check
import fs from 'node:fs'
import path from 'node:path'

import { CHROMIUM_FLAGS, ensureBrowser, systemChromium } from '../lib/browser.mjs'
import { dataDir, readJson, writeWhole } from '../lib/project.mjs'
import { outcome, run } from '../lib/run.mjs'
import { Problem, step } from '../lib/terminal.mjs'

/** The last that runs on Node 20. */
const VERSION = '12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * What Lighthouse says of a page.
 * @typedef {object} Report
 * @property {number[]} scores of performance, accessibility, best practices and SEO, up to 100
 * @property {number} lcp milliseconds until the largest thing is painted
 * @property {number} tbt milliseconds in which nothing can be pressed
 * @property {number} cls how much moves
 * @property {string[]} failed names of audits outside of performance that are not perfect
 */

/**
 * Lighthouse is fetched when it is wanted: it weighs more than all else that the checkout needs.
 * @returns {Promise<string>} its program
 * @throws {Problem} when npm cannot fetch it
 */
export async function ensureLighthouse() {
  await ensureBrowser()
  const folder = path.join(dataDir(), 'lighthouse')
  const home = path.join(folder, 'node_modules', 'lighthouse')
  if (readJson(path.join(home, 'package.json'))?.version !== VERSION) {
    writeWhole(path.join(folder, 'package.json'), '{ "private": true }')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    const install = [npm, 'install', ...quiet, `lighthouse@${VERSION}`]
    await step(`Fetch Lighthouse ${VERSION}`, () => run(install, { cwd: folder, quiet: true }))
  }
  return path.join(home, 'cli', 'index.js')
}

/**
 * One run on a phone.
 * @param {string} program of Lighthouse
 * @param {string} url
 * @param {'simulate' | 'devtools'} throttling reckoned from a quick load, or really slow
 * @returns {Promise<Report>}
 * @throws {Problem} when it could not read the page
 */
async function once(program, url, throttling) {
  const file = path.join(dataDir(), 'lighthouse', 'report.json')
  fs.rmSync(file, { force: true })
  const { output } = await outcome(
    [
      ...[process.execPath, program, url, '--quiet', '--output=json', `--output-path=${file}`],
      ...[`--throttling-method=${throttling}`, `--only-categories=${CATEGORIES.join()}`],
      `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    { quiet: true, env: { ...process.env, CHROME_PATH: systemChromium() } },
  )
  const report = readJson(file)
  if (!report || report.runtimeError) {
    throw new Problem(`Lighthouse on ${url}: ${report?.runtimeError?.message ?? output}`)
  }
  return readReport(report)
}

/**
 * @param {any} report of Lighthouse, as JSON
 * @returns {Report}
 */
export function readReport({ categories, audits }) {
  const value = (/** @type {string} */ name) => Number(audits[name]?.numericValue)
  const others = CATEGORIES.slice(1).flatMap((name) => categories[name].auditRefs)
  const failed = others
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => String(id))
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: [...new Set(failed)],
  }
}

/** @param {number[]} numbers */
const middle = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

/**
 * The middle of several runs, each figure by itself.
 * @param {Report[]} reports
 * @returns {Report}
 */
export const medianOf = (reports) => ({
  scores: CATEGORIES.map((_, at) => middle(reports.map(({ scores }) => scores[at] ?? NaN))),
  lcp: middle(reports.map(({ lcp }) => lcp)),
  tbt: middle(reports.map(({ tbt }) => tbt)),
  cls: middle(reports.map(({ cls }) => cls)),
  failed: [...new Set(reports.flatMap(({ failed }) => failed))],
})

/**
 * A page as Lighthouse sees it on a phone.
 * @param {string} program of Lighthouse
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<Report & { reallySlow: number }>} reallySlow: LCP once, with a slow network and
 *   processor instead of reckoned ones
 */
export async function lighthouseOf(program, url, runs) {
  // What a first visitor makes the server render is not measured.
  await (await fetch(url)).arrayBuffer()
  const reports = []
  for (let each = 0; each < runs; each += 1) reports.push(await once(program, url, 'simulate'))
  const { lcp } = await once(program, url, 'devtools')
  return { ...medianOf(reports), reallySlow: lcp }
}
