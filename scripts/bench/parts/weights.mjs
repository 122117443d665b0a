// @ts-check
import { step } from '../../lib/terminal.mjs'
import { accountWeight } from '../account-weight.mjs'
import { fixedPages } from '../site.mjs'
import { weigh } from '../weights.mjs'

/** @typedef {import('../site.mjs').Bench} Bench */
/** @typedef {import('../report.mjs').Section} Section */

const SHELTER = '/shelter/refuge-des-quatre-vents'

/** Most that a page may be without compression, in kilobytes: lists, and pages of one thing. */
const LISTS = '≤ 80'
const THINGS = '≤ 50'

/** Public addresses whose weight is printed; a new page is a new line. */
const WEIGHED = /** @type {[string, string][]} */ ([
  ['/', LISTS],
  ['/animaux', LISTS],
  ['/refuges', LISTS],
  ['/animaux-perdus', LISTS],
  ['/promenades', LISTS],
  ['/wall', LISTS],
  ['/faq', ''],
  [SHELTER, THINGS],
  [`${SHELTER}/animals`, LISTS],
  [`${SHELTER}/donate`, ''],
])

/**
 * What a first visit downloads.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function weights({ site, data }) {
  const animal = (await fixedPages(site)).find(([name]) => name === 'animal page')?.[1] ?? ''
  const rows = await step('Weigh pages', async () => {
    const all = []
    for (const [address, goal] of [...WEIGHED, [animal, THINGS]]) {
      const weight = await weigh(site, address ?? '')
      const { html, document, flight, style, css, js, sent, scripts } = weight
      const { kilobytes } = await accountWeight(site, address ?? '')
      all.push([
        address === animal ? 'a page of an animal' : (address ?? ''),
        html.toFixed(1),
        document.toFixed(1),
        goal ?? '',
        `${((100 * flight) / document).toFixed(0)} %`,
        style.toFixed(1),
        css.toFixed(1),
        js.toFixed(1),
        sent.toFixed(1),
        kilobytes.toFixed(1),
        scripts,
      ])
    }
    return all
  })
  return [
    {
      head: [
        `KB, ${data()}`,
        'HTML gzip',
        'HTML unpacked',
        'goal',
        'of it flight',
        'of it styles',
        'files of styles, gzip',
        'JavaScript gzip',
        'as sent, Brotli',
        'of accounts',
        'scripts',
      ],
      rows,
      note:
        'Goals of every page: HTML < 40 KB and JavaScript ≤ 145 KB after gzip, and at most 3 KB of it ' +
        'for what a visitor without an account has of accounts.',
    },
  ]
}
