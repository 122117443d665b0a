// @ts-check
import { chromium } from '@playwright/test'

import { CHROMIUM_FLAGS, ensureBrowser, systemChromium } from '../lib/browser.mjs'

/** A phone of the middle on a bad network: what Lighthouse reckons with, but real. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWER = 4
/** After it is alive, how long until a page is said to be quiet. */
const QUIET_MS = 1500
const LONGEST_MS = 60_000
const OPENS_MS = 20_000

/**
 * What somebody with a slow phone waits for, in milliseconds from the press on a link.
 * @typedef {object} Waits
 * @property {number} painted the first thing is seen
 * @property {number} largest the largest thing is seen
 * @property {number} alive our code hears what is pressed
 * @property {number} opened a press on the main button opens what it should; NaN when nothing did
 * @property {number} longest longest task, in which nothing can be pressed
 * @property {number} blocked all tasks together, without their first 50 ms each
 */

/**
 * @param {string} url
 * @param {string} [button] pattern of the words of a button that opens a dialog
 * @returns {Promise<Waits>}
 */
export async function waitsOf(url, button) {
  await ensureBrowser()
  const browser = await chromium.launch({ executablePath: systemChromium(), args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'fr-FR',
    })
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await tab.addInitScript(watch, button ?? '')
    await tab.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
    // It asks for its scripts once it is painted, which may be after its `load`.
    const isAlive = () => performance.getEntriesByName('page-alive').length > 0
    await tab.waitForFunction(isAlive, undefined, { timeout: LONGEST_MS })
    if (button) {
      const isOpen = () => /** @type {any} */ (window).benchSeen.opened > 0
      // A page without the button says so by having no figure.
      await tab.waitForFunction(isOpen, undefined, { timeout: OPENS_MS }).catch(() => undefined)
    }
    await tab.waitForTimeout(QUIET_MS)
    const { paints, largest, alive, opened, tasks } = await tab.evaluate(() => ({
      .../** @type {any} */ (window).benchSeen,
      alive: performance.getEntriesByName('page-alive')[0]?.startTime,
    }))
    return {
      painted: paints,
      largest,
      alive,
      opened: opened || NaN,
      longest: Math.max(0, ...tasks),
      blocked: tasks.reduce(
        (/** @type {number} */ sum, /** @type {number} */ task) => sum + Math.max(0, task - 50),
        0,
      ),
    }
  } finally {
    await browser.close()
  }
}

/**
 * Runs in the page from its first moment: presses the button until its dialog is there, as somebody
 * does who does not know that the page is not alive yet.
 * @param {string} words pattern of the words of the button
 */
function watch(words) {
  const seen = { paints: 0, largest: 0, opened: 0, tasks: /** @type {number[]} */ ([]) }
  Object.assign(window, { benchSeen: seen })
  /** @type {[string, (entry: PerformanceEntry) => void][]} */
  const kinds = [
    ['paint', ({ name, startTime }) => name.includes('contentful') && (seen.paints = startTime)],
    ['largest-contentful-paint', ({ startTime }) => (seen.largest = startTime)],
    ['longtask', ({ duration }) => seen.tasks.push(duration)],
  ]
  for (const [type, note] of kinds) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  }
  if (!words) return
  // A link that is not alive yet leads to a page of its own, where nothing would be measured.
  window.addEventListener('click', (event) => event.preventDefault())
  const timer = setInterval(() => {
    const dialog = document.querySelector('dialog[open], [role="dialog"]')
    if (dialog) {
      seen.opened = performance.now()
      clearInterval(timer)
      return
    }
    const shown = [...document.querySelectorAll('[aria-haspopup="dialog"]')].find(
      (each) =>
        new RegExp(words).test(each.textContent?.trim() ?? '') && each.getClientRects().length > 0,
    )
    if (shown instanceof HTMLElement) shown.click()
  }, 100)
}
