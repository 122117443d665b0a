// @ts-check
import { Problem } from '../lib/terminal.mjs'
import { signIn } from './page-save.mjs'

/** @typedef {import('pg').Client} Client */

const SHELTER = 'refuge-des-quatre-vents'

/**
 * A public page that shows a number, and is saved with the next ones.
 * @param {string} site origin of the application
 * @param {Client} client of its database
 * @returns {Promise<{ path: string, save: (version: number) => Promise<void>,
 *   read: (origin: string) => Promise<number> }>} read: the number that the page shows there now
 * @throws {Problem} when the application refuses
 */
export async function numberedPage(site, client) {
  const { rows } = await client.query('SELECT id FROM shelters WHERE slug = $1', [SHELTER])
  const shelter = String(rows[0]?.id)
  const headers = {
    'content-type': 'application/json',
    cookie: `payload-token=${await signIn(site)}`,
    origin: site,
  }
  const content = (/** @type {number} */ version) => [
    {
      layout: 1,
      columns: [{ blocks: [{ type: 'TEXT', content: { text: `<p>Version ${version}.</p>` } }] }],
    },
  ]
  const write = async (
    /** @type {string} */ path,
    /** @type {string} */ method,
    /** @type {object} */ body,
  ) => {
    const answer = await fetch(site + path, { method, headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Problem(`${method} ${path} answers ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const slug = `version-${Date.now()}`
  const { doc } = await write('/api/cms/pages', 'POST', {
    title: 'Version',
    slug,
    shelter,
    status: 'PUBLISHED',
    _status: 'published',
    visibleInMenu: false,
    sections: { schemaVersion: 1, sections: content(0) },
  })
  const path = `/shelter/${SHELTER}/${slug}`
  return {
    path,
    save: async (version) => {
      const sections = content(version)
      await write(`/api/shelter/${shelter}/pages/${doc.id}`, 'PATCH', {
        title: 'Version',
        sections,
      })
    },
    read: async (origin) => {
      const answer = await fetch(origin + path)
      const text = await answer.text()
      const version = /Version (\d+)\./.exec(text)?.[1]
      if (answer.status !== 200 || version === undefined)
        throw new Problem(`${path} answers ${answer.status}, without a version.`)
      return Number(version)
    },
  }
}
