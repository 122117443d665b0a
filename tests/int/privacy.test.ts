import { randomUUID } from 'node:crypto'

import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { erasePersonData, exportPersonData, findPersonData } from '@/features/privacy/api'
import { copyPerson } from '@/features/privacy/commands'
import type { Holding } from '@/features/privacy/model'
import { PLACES } from '@/features/privacy/places'
import { storage } from '@/platform/storage'

import { getTestPayload } from '../support/payload'
import { makeWorld, ROLES, type World } from './access/world'
import { teamOf, type Team } from './adoptions'
import { consentsTo } from './consents'
import { call } from './in-process'
import { EMAIL, gift, person, PERSONAL } from './privacy-person'

const asProgram = { overrideAccess: true, depth: 0 } as const
const FILE = `private/receipts/${randomUUID()}.pdf`

let payload: Payload
let world: World
let team: Team

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

const tables = async (): Promise<string[]> => {
  const { rows } = await team.pool.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/** The tables in which something of the person is read. */
async function tablesThatName(): Promise<string[]> {
  const found: string[] = []
  for (const table of await tables()) {
    const { rows } = await team.pool.query(
      `select 1 from "${table}" as t where t::text ~* $1 limit 1`,
      [PERSONAL.source],
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

const find = async (email = EMAIL) => {
  const answer = await call(world, findPersonData, { as: 'superAdmin', body: { email } })
  return answer.json.data as Holding
}
const erase = (confirmation = EMAIL, email = EMAIL) =>
  call(world, erasePersonData, { as: 'superAdmin', body: { email, confirmation } })

describe('the data of one person', () => {
  it.each([findPersonData, exportPersonData, erasePersonData])(
    'is for super admins alone: $path',
    async (route) => {
      const body = { email: 'admin@exemple.fr', confirmation: 'admin@exemple.fr' }
      for (const who of ROLES.filter((each) => each !== 'superAdmin')) {
        const { status } = await call(world, route, { as: who, body })
        expect([who, status]).toEqual([who, who === 'anonymous' ? 401 : 403])
      }
    },
  )

  it('is found, copied and erased everywhere, and accounting stays', async () => {
    expect(await tablesThatName()).toEqual([])
    const them = await person({ payload, world, team }, FILE)

    // The bell of the team has their name.
    const { rows: bell } = await team.pool.query(
      'select 1 from notifications n where n::text ~* $1',
      [PERSONAL.source],
    )
    expect(bell).not.toEqual([])
    const held = await find(' Zephyrine@exemple.fr ')
    expect(held.refusals).toEqual([])
    expect(held.counts.map(({ words }) => words)).toEqual(
      expect.arrayContaining(['1 compte', '1 demande d’adoption', '1 don', '1 reçu fiscal']),
    )
    expect(held.ends).toEqual([
      'Le compte est fermé, avec tous ses accès.',
      'La demande d’adoption pour Filou est retirée.',
      'Le ticket n° 900001 est clos.',
      'La demande de «\u00a0Refuge du Nord-Ouest\u00a0» pour rejoindre la plateforme est close.',
    ])
    expect(held.keeps.join(' ')).toMatch(/dix ans.*suite des numéros/)

    const copy = await call(world, exportPersonData, { as: 'superAdmin', body: { email: EMAIL } })
    expect(copy.headers.get('content-disposition')).toContain('attachment')
    const text = JSON.stringify(copy.json)
    expect(text).toMatch(/Zéphyrine.*rue des Sternes/)
    expect(text).not.toMatch(/"hash"|"salt"|"open_key"|"checkout_url"/)
    expect(copy.json.files).toContain(FILE)

    await team.pool.query('insert into shelter_follows (user_id, shelter_id) values ($1, $2)', [
      them.user,
      world.a.shelter,
    ])
    await team.pool.query(
      `insert into profiles (user_id, shown_name, is_public) values ($1, 'Zéphyrine', true)`,
      [them.user],
    )
    expect((await erase('quelqu.un@exemple.fr')).status).toBe(400)
    expect(await tablesThatName()).toContain('users')
    const erased = await erase(' ZEPHYRINE@exemple.fr')
    expect([erased.status, erased.json.error]).toEqual([200, undefined])
    expect(await tablesThatName()).toEqual([])
    expect(await storage.open(FILE)).toBeNull()
    // What everybody reads of them is drawn again: their profile, and how many follow the shelter.
    const { rows: drawn } = await team.pool.query(
      'select unnest(tags) as tag from cache_outbox order by id desc limit 40',
    )
    expect(drawn.map(({ tag }) => String(tag))).toEqual(
      expect.arrayContaining([`profile:${them.user}`, `shelter:${world.a.shelter}:followers`]),
    )

    const row = async (table: string, id: string) => {
      const { rows } = await team.pool.query(`select * from ${table} where id = $1`, [id])
      return rows[0]
    }
    expect(await row('users', them.user)).toMatchObject({ name: 'Personne anonymisée', hash: null })
    expect(await row('adoption_requests', them.requestId)).toMatchObject({ status: 'WITHDRAWN' })
    expect(JSON.stringify((await row('adoption_requests', them.others))?.timeline)).toMatch(
      /Bon dossier.*Personne anonymisée/,
    )
    expect(await row('tickets', them.ticket)).toMatchObject({ status: 'CLOSED' })
    expect(await row('donations', them.paid)).toMatchObject({
      status: 'PAID',
      amount_cents: '5000',
    })
    expect(await row('receipts', them.receipt)).toMatchObject({ label: '2026-00001', number: '1' })
    expect(await row('animals', them.found)).toMatchObject({ name: 'Trouvaille' })
    expect(await row('shelters', them.joining)).toMatchObject({
      name: 'Refuge du Nord-Ouest',
      status: 'REJECTED',
    })
    expect((await consentsTo(payload, them.paid)).map(({ decision }) => decision)).toEqual([
      'GIVEN',
      'WITHDRAWN',
    ])
    const { rows: log } = await team.pool.query(
      `select entity, note, user_id from audit_log where entity in ('personne', 'copie-de-donnees')
       order by created_at`,
    )
    expect(log.map(({ entity }) => entity)).toEqual(['copie-de-donnees', 'personne'])
    expect(log[1]?.user_id).toBe(world.users.superAdmin)

    expect((await find()).counts).toEqual([])
    expect((await erase()).json.data).toEqual([])
  })

  it('stays while somebody else still needs it, with a sentence', async () => {
    const email = 'admin@exemple.fr'
    const { refusals } = await find(email)
    expect(refusals.join(' ')).toContain(
      'dernier compte administrateur de «\u00a0Refuge alpha\u00a0»',
    )
    const answer = await erase(email, email)
    expect(answer.status).toBe(422)
    expect(answer.json.error).toBe(refusals.join(' '))
    expect((await find(email)).counts.map(({ kind }) => kind)).toContain('account')
  })

  it('is not that of somebody whose address ends or begins alike', async () => {
    const data = { to: 'marielune@exemple.fr', subject: 'x', status: 'KEPT', html: '' } as const
    const text = 'De marielune@exemple.fr, lune@exemple.fr.org et lune@exemple.france'
    await payload.create({ collection: 'emails', ...asProgram, data: { ...data, text } })
    expect((await find('lune@exemple.fr')).counts).toEqual([])
    const named = { ...data, text: 'Bonjour,\nlune@exemple.fr a répondu.' }
    await payload.create({ collection: 'emails', ...asProgram, data: named })
    expect((await find('lune@exemple.fr')).counts).toMatchObject([{ kind: 'email', count: 1 }])
    // To whom it went, and its words, are somebody else's.
    const { data: copy } = await copyPerson(await createLocalReq({}, payload), 'lune@exemple.fr')
    expect(JSON.stringify(copy)).not.toContain('marielune')
  })

  it('waits for an open payment page', async () => {
    const { id: donor } = await payload.create({
      collection: 'donors',
      ...asProgram,
      data: { email: 'attend@exemple.fr' },
    })
    const more = { type: 'DONATION', status: 'PENDING', refundedCents: 0 }
    await gift({ payload, world, team }, 'donations', donor, {
      ...more,
      email: 'attend@exemple.fr',
    })
    const answer = await erase('attend@exemple.fr', 'attend@exemple.fr')
    expect([answer.status, answer.json.error]).toEqual([
      422,
      expect.stringContaining('page de paiement'),
    ])
  })
})

/** What a column that holds people is called. */
const LOOKS_PERSONAL =
  /e?mail|first_?name|last_?name|(^|_)name$|phone|author|applicant|requester|sender|signature|signer|contact_(?!title|desc|body|rev)|owner|reported_by|donor|(^|_)card_(brand|last4|expires)|address|postal_code|answers|facts|timeline|notes|message|^to$|reply/

const ACCOUNT = 'names the account, which has no name any more'
const ANIMAL = 'of an animal'
const SHELTER = 'of an association'
const WORD = 'a title that a team gave'
const GONE = 'goes with its parent'

/** Columns that look like a person’s and need nothing, each with its reason. */
const IMPERSONAL: Record<string, string> = {
  'users.id': 'the key of the account',
  'animals.name': ANIMAL,
  'animals.plain_name': ANIMAL,
  'animals.veterinary_notes': ANIMAL,
  '_animals_v.version_name': ANIMAL,
  '_animals_v.version_veterinary_notes': ANIMAL,
  'certificates.animal_name': ANIMAL,
  'sponsorships.former_animal_name': ANIMAL,
  'certificates.signature_means': 'how it was signed, not by whom',
  'shelters.name': SHELTER,
  'shelters.plain_name': SHELTER,
  'shelters.location_postal_code': SHELTER,
  'shelters.receipt_signer': 'who signs for the association: its officer, on every receipt',
  '_shelters_v.version_name': SHELTER,
  '_shelters_v.version_location_postal_code': SHELTER,
  '_shelters_v.version_receipt_signer': 'as shelters.receipt_signer',
  'testimonials.author_name': 'no address to find it by: the team hides or deletes it',
  'abuse_reports.author':
    'whom a witness accuses: kept to establish a right, and never told to them (docs/decisions/privacy.md)',
  'relay_threads.reported_by': 'one of the two sides, not a person',
  'roles.name': WORD,
  'places.address': 'of a place, which is public',
  'places.commune_name': WORD,
  'volunteer_missions.commune_name': WORD,
  'places.name': 'of a place, which is public',
  'badges.name': 'of a badge, which everybody may earn',
  'places.phone': 'of a place, which is public',
  'saved_sections.name': WORD,
  'supply_progress.answers': 'how many there are',
  'supply_requests.user_name': 'whom the team names for givers: it changes it as one leaves',
  'supply_requests.user_phone': 'the same',
  'payload_migrations.name': 'of a program',
  'payload_locked_documents_rels.users_id': GONE,
  'payload_preferences_rels.users_id': GONE,
  'adoption_requests.assignee_id': ACCOUNT,
  'tickets.assignee_id': ACCOUNT,
  'news.created_by_id': ACCOUNT,
  'news.last_modified_by_id': ACCOUNT,
  '_news_v.version_created_by_id': ACCOUNT,
  '_news_v.version_last_modified_by_id': ACCOUNT,
  'payments.by_id': ACCOUNT,
}

it('is looked for in every column that looks like one of people', async () => {
  const { rows } = await team.pool.query(`
    select c.table_name || '.' || c.column_name as name,
      exists (
        select 1 from information_schema.key_column_usage k
        join information_schema.constraint_column_usage u using (constraint_name)
        where k.table_name = c.table_name and k.column_name = c.column_name
          and u.table_name = 'users'
      ) as is_user
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`)
  const gone = (table: string) =>
    PLACES.some((place) => place.table === table && place.erase === 'delete')
  const known = new Set(
    PLACES.flatMap(({ table, emails, users, of, mentions, erase }) =>
      [
        ...(emails ?? []),
        ...(users ?? []),
        ...(of ?? []).map(({ column }) => column),
        ...(mentions ?? []),
        ...(erase === 'delete' ? [] : Object.keys(erase)),
      ].map((column) => `${table}.${column}`),
    ),
  )
  const looks = rows.filter(
    ({ name, is_user: isUser }) => isUser || LOOKS_PERSONAL.test(String(name).split('.')[1] ?? ''),
  )
  const isForgotten = (name: string) =>
    !known.has(name) && !gone(name.split('.')[0] ?? '') && !(name in IMPERSONAL)
  expect(looks.map(({ name }) => String(name)).filter(isForgotten)).toEqual([])
  // A reason for a column that is gone is a mistake too.
  const all = new Set(rows.map(({ name }) => String(name)))
  expect([...known, ...Object.keys(IMPERSONAL)].filter((name) => !all.has(name))).toEqual([])
})
