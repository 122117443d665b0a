// @ts-check
import { chromium } from '@playwright/test'

import { CHROMIUM_FLAGS, systemChromium } from '../lib/browser.mjs'
import { Problem } from '../lib/terminal.mjs'
import { countedSaves, signIn } from './page-save.mjs'

/** @typedef {import('pg').Client} Client */

/** The largest page that the editor allows. Source: docs/decisions/content.md. */
const SECTIONS = 60
const BLOCKS_EACH = 5
const OPENINGS = 3
const SAVES = 3
const SENTENCE = 'Nala cherche une famille patiente, avec un jardin.'

const text = (/** @type {string} */ words) => ({
  type: 'TEXT',
  content: { text: `<p>${words}</p>` },
})

const bigContent = () =>
  Array.from({ length: SECTIONS }, (_, section) => ({
    layout: 2,
    columns: [
      { blocks: [0, 1, 2].map((block) => text(`Texte ${section}-${block}. ${SENTENCE}`)) },
      {
        blocks: Array.from({ length: BLOCKS_EACH - 3 }, (_, block) => ({
          type: 'CTA',
          content: {
            title: `Appel ${section}-${block}`,
            buttonText: 'Adopter',
            buttonUrl: '/animaux',
          },
        })),
      },
    ],
  }))

const median = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/**
 * The page editor on a page of 60 sections and 300 blocks, in a real browser.
 * @param {string} site origin
 * @param {Client} client of its database, with pg_stat_statements
 * @returns {Promise<{ open: number, key: number, keyWorst: number, save: number,
 *   statements: number, patch: number }>} milliseconds: the page open until its blocks can be
 *   used, one key until it is painted (median and worst), Payload's own save (median), and
 *   the same by the API; statements: SQL of that last one
 */
export async function editorOfBigPage(site, client) {
  const token = await signIn(site)
  const page = await bigPage(site, client, token)
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: CHROMIUM_FLAGS,
  })
  try {
    const context = await browser.newContext({ baseURL: site, locale: 'fr-FR' })
    await context.addCookies([{ name: 'payload-token', value: token, url: site }])
    const tab = await context.newPage()
    const openings = []
    // One more than is counted: the first fetches the scripts and warms the server.
    for (let round = 0; round <= OPENINGS; round += 1) {
      const start = performance.now()
      await tab.goto(`/admin/collections/pages/${page.id}`, { waitUntil: 'commit' })
      await tab
        .locator('#field-sections [data-node]')
        .nth(SECTIONS * BLOCKS_EACH)
        .waitFor({
          state: 'attached',
          timeout: 60_000,
        })
      if (round > 0) openings.push(performance.now() - start)
    }
    const keys = await typing(tab)
    const saves = []
    for (let round = 0; round < SAVES; round += 1) {
      saves.push(await saving(tab))
      // What the screen asks for after it.
      await tab.waitForLoadState('networkidle')
      await tab.locator('#field-title').fill(`Grande page ${round}`)
    }
    const save = median(saves)
    await tab.close()
    const { statements, milliseconds } = await countedSaves(site, client, { ...page, token })
    const keyWorst = Math.max(...keys)
    return {
      open: median(openings),
      key: median(keys),
      keyWorst,
      save,
      statements,
      patch: milliseconds,
    }
  } finally {
    await browser.close()
  }
}

/**
 * @param {string} site
 * @param {Client} client
 * @param {string} token
 */
async function bigPage(site, client, token) {
  const { rows } = await client.query(
    "SELECT id FROM shelters WHERE slug = 'refuge-des-quatre-vents'",
  )
  const shelter = rows[0]?.id
  const title = 'Grande page'
  const response = await fetch(`${site}/api/cms/pages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `payload-token=${token}`,
      origin: site,
    },
    body: JSON.stringify({
      title,
      slug: `grande-page-${Date.now()}`,
      shelter,
      status: 'DRAFT',
      visibleInMenu: false,
      sections: { schemaVersion: 1, sections: bigContent() },
    }),
  })
  const body = /** @type {any} */ (await response.json())
  if (!response.ok) throw new Problem(`The big page answered ${response.status}.`)
  return { id: body.doc.id, shelter, title, sections: body.doc.sections }
}

/**
 * Types a sentence into a text in the middle of the page.
 * @param {import('@playwright/test').Page} tab
 * @returns {Promise<number[]>} milliseconds from each key to its paint
 */
async function typing(tab) {
  const block = tab.getByRole('group', { name: /^Bloc Texte, section 30, .*position 2/ })
  await block.scrollIntoViewIfNeeded()
  await block.click()
  const words = block.locator('[contenteditable="true"]')
  await words.waitFor({ timeout: 30_000 })
  await tab.evaluate(() => {
    const times = /** @type {number[]} */ ([])
    Object.assign(window, { benchTimes: times })
    const painted = (/** @type {KeyboardEvent} */ { timeStamp }) =>
      requestAnimationFrame(() => {
        // A message after the frame's callbacks is handled once the frame is painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    window.addEventListener('keydown', painted, { capture: true })
  })
  await words.pressSequentially(SENTENCE, { delay: 60 })
  await tab.waitForTimeout(300)
  return tab.evaluate(() => /** @type {any} */ (window).benchTimes)
}

/**
 * Saves by Payload's own button.
 * @param {import('@playwright/test').Page} tab
 * @returns {Promise<number>} milliseconds from the press, as the page hears it, to the server's whole answer
 */
async function saving(tab) {
  const isSave = (/** @type {import('@playwright/test').Response} */ response) =>
    response.url().includes('/api/cms/pages/') && response.request().method() === 'PATCH'
  const answer = tab.waitForResponse(isSave, { timeout: 30_000 })
  await tab.evaluate(() => {
    performance.setResourceTimingBufferSize(10_000)
    const hear = (/** @type {MouseEvent} */ { timeStamp }) =>
      Object.assign(window, { benchPressed: timeStamp })
    document.addEventListener('click', hear, { capture: true, once: true })
  })
  await tab.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  const response = await answer
  if (!response.ok()) throw new Problem(`Saving in the admin answered ${response.status()}.`)
  const took = await tab.waitForFunction((url) => {
    const { benchPressed } = /** @type {any} */ (window)
    const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByName(url))
    const save = entries.find(({ startTime }) => startTime >= benchPressed)
    return save && save.responseEnd - benchPressed
  }, response.url())
  return (await took.jsonValue()) ?? NaN
}
