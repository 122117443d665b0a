// @ts-check
import { Problem } from '../lib/terminal.mjs'
import { steady } from './catalogue.mjs'
import { download } from './load.mjs'
import { signIn } from './page-save.mjs'
import { wholeReads } from './plans.mjs'

/** @typedef {import('pg').Client} Client */

/** Answers in one inbox. Source: issue 6. */
const ANSWERS = 20_000
const SHELTER = 'refuge-des-quatre-vents'

/** What a team asks of its inbox. */
const QUESTIONS = /** @type {Array<[string, string]>} */ ([
  ['inbox, newest first', ''],
  ['inbox, new ones, page 50', '&status=NEW&page=50'],
  ['inbox, by name', '&sortBy=senderName&sortOrder=asc'],
  ['inbox, one form', '&form=FORM'],
  ['inbox, search', '&search=personne+1999'],
  ['inbox, search that finds thousands', '&search=bonjour'],
])

/**
 * A form of 12 questions with 20,000 answers.
 * @param {Client} client
 * @returns {Promise<{ form: string, shelter: string }>}
 */
async function load(client) {
  const fields = Array.from({ length: 12 }, (_, at) => ({
    id: `q${at}`,
    name: `question_${at}`,
    label: `Question ${at}`,
    type: 'text',
    required: false,
    placeholder: '',
    help: '',
    options: [],
    groupId: null,
    showIf: null,
  }))
  const definition = JSON.stringify({ schemaVersion: 1, groups: [], fields })
  const { rows } = await client.query(
    `INSERT INTO forms (id, shelter_id, title, type, schema, is_active, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'Boîte pleine', 'STANDARD', $1::jsonb, true, now(), now()
     FROM shelters WHERE slug = $2 RETURNING id AS form, shelter_id AS shelter`,
    [definition, SHELTER],
  )
  const [made] = rows
  if (!made) throw new Problem(`The demonstration has no shelter ${SHELTER}.`)
  await client.query(
    `INSERT INTO form_submissions (id, shelter_id, form_id, form_title, form_type, status,
       sender_name, sender_email, search_text, definition, answers, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Boîte pleine', 'STANDARD',
       (array['NEW', 'READ', 'DONE'])[1 + n % 3]::enum_form_submissions_status,
       'Personne ' || n, 'personne' || n || '@exemple.fr',
       'Personne ' || n || ' personne' || n || '@exemple.fr Bonjour, nous avons un grand jardin',
       $3::jsonb,
       (SELECT jsonb_object_agg('question_' || q, 'Bonjour, nous avons un grand jardin ' || n)
        FROM generate_series(0, 11) q),
       now() - n * interval '1 minute', now()
     FROM generate_series(1, $4::int) n`,
    [made.shelter, made.form, definition, ANSWERS],
  )
  await client.query('ANALYZE form_submissions')
  return made
}

/**
 * An inbox of 20,000 answers: its list, and its export.
 * @param {string} site origin
 * @param {Client} client of its database
 * @param {number} seconds of each question
 * @returns {Promise<{ rows: (string | number)[][],
 *   file: { first: number, whole: number, bytes: number } }>} rows: question, p50 and p95 in
 *   milliseconds, tables that were read from end to end
 */
export async function inboxOfMany(site, client, seconds) {
  const { form, shelter } = await load(client)
  const headers = { cookie: `payload-token=${await signIn(site, 'moderateur')}` }
  const base = `/api/shelter/${shelter}/form-submissions`
  const rows = []
  for (const [name, query] of QUESTIONS) {
    const address = `${base}?limit=12${query.replace('FORM', form)}`
    const { result, wholeReads: reads } = await wholeReads(client, () =>
      steady(site, () => address, 2, seconds, headers),
    )
    rows.push([name, result.p50.toFixed(1), result.p95.toFixed(1), reads])
  }
  const file = await download(`${site}${base}/export?form=${form}`, headers)
  return { rows, file }
}
