// @ts-check
import { step } from '../../lib/terminal.mjs'
import { editorOfBigPage } from '../editor.mjs'
import { giving } from '../giving.mjs'
import { inboxOfMany } from '../inbox.mjs'
import { pageSave } from '../page-save.mjs'

/** @typedef {import('../site.mjs').Bench} Bench */
/** @typedef {import('../report.mjs').Section} Section */

/**
 * What a team does: saves and edits pages, reads a full inbox, makes receipts.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function team({ site, client, seconds }) {
  const save = await step('Save a page', () => pageSave(site, client))
  const big = await step('Edit a page of 60 sections and 300 blocks', () =>
    editorOfBigPage(site, client),
  )
  const inbox = await step('An inbox of 20,000 answers', () => inboxOfMany(site, client, seconds))
  const gifts = await step('Give, and make 1,000 receipts', () => giving(site, client))
  return [
    {
      head: ['one page save by the API', 'measured', 'goal'],
      rows: [
        ['SQL statements', save.statements, '≤ 20'],
        ['BEGIN and COMMIT besides', save.transaction, ''],
        ['ms', save.milliseconds.toFixed(0), '< 500'],
      ],
    },
    {
      head: ['page editor, 60 sections, 300 blocks', 'measured', 'goal'],
      rows: [
        ['open, ms', big.open.toFixed(0), '< 2000'],
        ['key to paint, ms (median)', big.key.toFixed(1), '< 50'],
        ['key to paint, ms (worst)', big.keyWorst.toFixed(1), ''],
        ['save in the admin, ms', big.save.toFixed(0), '< 500'],
        ['save by the API, ms', big.patch.toFixed(0), '< 500'],
        ['SQL statements of that save', big.statements, '≤ 20'],
      ],
    },
    {
      head: ['20,000 answers (goal ≤ 200 ms)', 'p50 ms', 'p95 ms', 'tables read whole'],
      rows: inbox.rows,
      note:
        `Their export: first bytes after ${inbox.file.first.toFixed(0)} ms, ` +
        `${(inbox.file.bytes / 1e6).toFixed(1)} MB in ${inbox.file.whole.toFixed(0)} ms.`,
    },
    {
      head: ['giving', 'measured'],
      rows: [
        ['POST /api/create-checkout, p50 ms', gifts.checkout.p50.toFixed(0)],
        ['the same, p95 ms', gifts.checkout.p95.toFixed(0)],
        [`${gifts.count} receipts in the background, s`, gifts.receipts.seconds.toFixed(0)],
        ['holes in their numbers', gifts.receipts.holes],
      ],
    },
  ]
}
