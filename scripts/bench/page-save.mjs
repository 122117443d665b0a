// @ts-check
import { Problem, say } from '../lib/terminal.mjs'

/** @typedef {import('pg').Client} Client */

const TRANSACTION = '^(begin|commit|rollback|savepoint|release|start transaction)'

/**
 * SQL statements that one save of a page through the API takes, session, audit and
 * references included: the median of several saves that each change the title.
 * @param {string} site origin
 * @param {Client} client of its database, with pg_stat_statements
 * @returns {Promise<{ statements: number, transaction: number, milliseconds: number }>}
 *   transaction: BEGIN and COMMIT, counted apart
 */
export async function pageSave(site, client) {
  const { rows } = await client.query(`
    SELECT pages.id, pages.title, pages.sections, pages.shelter_id AS shelter
    FROM pages JOIN shelters ON shelters.id = pages.shelter_id
    WHERE shelters.slug = 'refuge-des-quatre-vents' AND pages.is_homepage`)
  const [page] = rows
  if (!page) throw new Problem('The demonstration has no home page to save.')
  const token = await signIn(site)
  return countedSaves(site, client, { ...page, token })
}

/**
 * Saves a page several times by the API, each time with another title, and then as it was.
 * @param {string} site origin
 * @param {Client} client
 * @param {{ id: string, shelter: string, title: string, sections: any, token: string }} page
 * @returns {Promise<{ statements: number, transaction: number, milliseconds: number }>} medians
 */
export async function countedSaves(site, client, page) {
  const save = async (/** @type {string} */ title) => {
    const response = await fetch(`${site}/api/shelter/${page.shelter}/pages/${page.id}`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        cookie: `payload-token=${page.token}`,
        origin: site,
      },
      body: JSON.stringify({ title, sections: page.sections.sections }),
    })
    const body = await response.text()
    if (!response.ok) throw new Problem(`Saving answered ${response.status}: ${body}`)
  }

  const saves = []
  for (let round = 1; round <= 7; round += 1) {
    await client.query('SELECT pg_stat_statements_reset()')
    const start = performance.now()
    await save(`${page.title} ${round}`)
    const milliseconds = performance.now() - start
    saves.push({ ...(await counted(client)), milliseconds })
  }
  if (process.env.BENCH_SQL) await list(client)
  await save(page.title)
  saves.sort((a, b) => a.statements - b.statements)
  return saves[3] ?? { statements: NaN, transaction: NaN, milliseconds: NaN }
}

/**
 * @param {string} site
 * @param {string} [who] account of the demonstration
 * @returns {Promise<string>} its session token
 */
export async function signIn(site, who = 'editeur') {
  return (await signInAs(site, `${who}@exemple.fr`)).token
}

/**
 * @param {string} site
 * @param {string} email of an account that has the password of the demonstration
 * @returns {Promise<{ token: string, id: string }>} of the session, and of the account
 */
export async function signInAs(site, email) {
  const response = await fetch(`${site}/api/cms/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ email, password: 'Demo-Patte-2026' }),
  })
  const body = /** @type {any} */ (await response.json())
  if (!response.ok) throw new Problem(`Signing in answered ${response.status}.`)
  return { token: body.token, id: body.user.id }
}

/** @param {Client} client */
async function counted(client) {
  const { rows } = await client.query(
    `SELECT sum(calls) FILTER (WHERE query !~* '${TRANSACTION}')::int AS statements,
            sum(calls) FILTER (WHERE query ~* '${TRANSACTION}')::int AS transaction
     FROM pg_stat_statements
     WHERE query !~ 'pg_stat_statements'
       AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows[0]
}

/**
 * Prints the statements of the last save.
 * @param {Client} client
 */
async function list(client) {
  const { rows } = await client.query(
    `SELECT calls, regexp_replace(left(query, 150), '\\s+', ' ', 'g') AS query
     FROM pg_stat_statements WHERE query !~ 'pg_stat_statements' ORDER BY calls DESC`,
  )
  for (const { calls, query } of rows) say(`${calls} × ${query}`)
}
