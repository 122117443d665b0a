// @ts-check
import { step } from '../../lib/terminal.mjs'
import { numberedPage } from '../freshness.mjs'
import { hasNginx, startNginx } from '../nginx.mjs'
import { watchVersions } from '../versions.mjs'

/** @typedef {import('../site.mjs').Bench} Bench */
/** @typedef {import('../report.mjs').Section} Section */

const READERS = 32
const SAVES = Number(process.env.BENCH_SAVES) || 1000

/**
 * A page that is saved again and again while many read it.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function freshness({ site, port, client }) {
  const { save, read } = await numberedPage(site, client)
  const nginx = (await hasNginx()) ? await startNginx(port) : undefined
  const ways = [['bare', site], ...(nginx ? [['behind nginx', nginx.url]] : [])]
  const rows = []
  try {
    for (const [name = '', origin = ''] of ways) {
      // Numbers begin anew: whoever reads must have seen the last page first.
      await save(0)
      while ((await read(origin)) !== 0);
      const { reads, backwards, behind, longest } = await step(
        `${SAVES} saves while ${READERS} read, ${name}`,
        () => watchVersions({ read: () => read(origin), save, readers: READERS, saves: SAVES }),
      )
      rows.push([name, reads, backwards, behind, longest.toFixed(0)])
    }
  } finally {
    await nginx?.stop()
  }
  return [
    {
      head: [
        `${SAVES} saves, ${READERS} readers`,
        'reads',
        'older after newer (goal 0)',
        'older than the last save',
        'by at most, ms',
      ],
      rows,
      note:
        'A page that is being made while it is saved may be kept once more: it is made again within two ' +
        'seconds (src/platform/cache/listener.ts). nginx keeps what it has for a second, and for as long as ' +
        'the next answer takes.',
    },
  ]
}
