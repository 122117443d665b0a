// @ts-check
import { step } from '../../lib/terminal.mjs'
import { ensureLighthouse, lighthouseOf } from '../lighthouse.mjs'
import { fixedPages } from '../site.mjs'
import { waitsOf } from '../slow-phone.mjs'

/** @typedef {import('../site.mjs').Bench} Bench */
/** @typedef {import('../report.mjs').Section} Section */

const RUNS = Number(process.env.BENCH_RUNS) || 5

/** Buttons that open something without another page, by the name of their page. */
const BUTTONS = /** @type {Record<string, string>} */ ({
  catalogue: '^Filtrer',
  'animal page': '^(?:Adopter|Contacter)',
})

const ms = (/** @type {number} */ value) => (Number.isNaN(value) ? '' : value.toFixed(0))

/**
 * Pages as a phone loads them: reckoned by Lighthouse, and on a really slow one.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function lighthouse({ site, data }) {
  /** @type {[string, string][]} */
  const pages = [...(await fixedPages(site)), ['giving', '/shelter/refuge-des-quatre-vents/donate']]
  const program = await ensureLighthouse()
  const rows = []
  const failures = []
  for (const [name, address] of pages) {
    const { scores, lcp, tbt, cls, reallySlow, failed } = await step(`Lighthouse, ${name}`, () =>
      lighthouseOf(program, site + address, RUNS),
    )
    rows.push([name, ...scores, ms(lcp), ms(tbt), cls.toFixed(3), ms(reallySlow)])
    if (failed.length > 0) failures.push(`${name}: ${failed.join(', ')}.`)
  }
  const waits = []
  for (const [name, address] of pages) {
    const button = BUTTONS[name]
    const { painted, largest, alive, opened, longest, blocked } = await step(
      `A slow phone, ${name}`,
      () => waitsOf(site + address, button),
    )
    const press = button?.match(/[A-Z]\w+/)?.[0] ?? ''
    waits.push([
      name,
      ms(painted),
      ms(largest),
      ms(alive),
      press,
      ms(opened),
      ms(longest),
      ms(blocked),
    ])
  }
  return [
    {
      head: [
        `Lighthouse 12.8.2, mobile, median of ${RUNS}, ${data()}`,
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'LCP ms',
        'TBT ms',
        'CLS',
        'LCP ms, throttled by DevTools, once',
      ],
      rows,
      note: [
        'Goals: performance ≥ 97, all others 100, CLS < 0.05.',
        ...(failures.length > 0 ? ['Not perfect:', ...failures] : []),
      ].join(' '),
    },
    {
      head: [
        '150 ms, 1.6 Mbit/s, processor 4 times slower',
        'first paint ms',
        'LCP ms',
        'alive ms',
        'pressed until it opens',
        'opens after ms',
        'longest task ms',
        'blocked ms',
      ],
      rows: waits,
    },
  ]
}
