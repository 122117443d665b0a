import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { definition, field } from '@/features/forms/fixtures'
import * as inbox from '@/features/forms/inbox/api'
import { countsSql, pageSql } from '@/features/forms/inbox/read'
import { inboxQuerySchema } from '@/features/forms/inbox/schema'
import type { FormSubmission } from '@/payload-types'
import { env } from '@/platform/env'
import { serve } from '@/platform/http/serve'

import { getTestPayload } from '../support/payload'
import { makeWorld, ROLES, type Who, type World } from './access/world'
import { call } from './in-process'

const questions = definition(
  field('Prénom et nom', 'text', { required: true }),
  field('E-mail', 'email'),
  field('Message', 'textarea'),
)

let payload: Payload
let world: World
let form: string

type Card = { id: string; senderName: string; status: string; assignee: { id: string } | null }
type Detail = Card & {
  readAt: string | null
  notes: Array<{ id: string; text: string; author: string; authorName: string }>
  parts: Array<{ title: string | null; answers: Array<{ label: string; text: string }> }>
}

const send = (name: string, more: Partial<FormSubmission> = {}) =>
  payload.create({
    collection: 'form-submissions',
    overrideAccess: true,
    depth: 0,
    data: {
      shelter: world.a.shelter,
      form,
      formTitle: 'Contact',
      formType: 'STANDARD',
      definition: questions,
      answers: { prenom_et_nom: name, message: `Bonjour de ${name}` },
      senderName: name,
      senderEmail: `${name.toLowerCase().replace(/\W/g, '')}@exemple.fr`,
      searchText: `${name} Bonjour de ${name}`,
      status: 'NEW',
      ...more,
    },
  })

const list = async (query = '', as: Who = 'moderator') => {
  const { json, status } = await call(world, inbox.listSubmissions, {
    as,
    query: query && `?${query}`,
    params: { shelterId: 'alpha' },
  })
  const data = (json.data ?? []) as Card[]
  return { status, json, data, names: data.map(({ senderName }) => senderName) }
}

const at = (submissionId: string, more: Record<string, string> = {}) => ({
  shelterId: 'alpha',
  submissionId,
  ...more,
})

/** Keeps the mark at the start, which `text()` takes away. */
const bom = new TextDecoder('utf-8', { ignoreBOM: true })

const csv = async (query = '', as: Who = 'moderator') => {
  const request = new Request(
    `${env.publicUrl}/api/shelter/alpha/form-submissions/export${query}`,
    {
      headers: as === 'anonymous' ? {} : { cookie: `payload-token=${world.tokens[as]}` },
    },
  )
  const response = await serve(inbox.exportSubmissions, request, { shelterId: 'alpha' })
  return {
    status: response.status,
    headers: response.headers,
    text: bom.decode(await response.arrayBuffer()),
  }
}

const formOf = async (shelter: string, title: string) => {
  const { id } = await payload.create({
    collection: 'forms',
    overrideAccess: true,
    data: { shelter, title, type: 'STANDARD', schema: questions },
  })
  return id
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  form = await formOf(world.a.shelter, 'Contact')
})

describe('who may', () => {
  const expected: Record<Who, number> = {
    anonymous: 401,
    visitor: 404,
    volunteer: 403,
    editor: 403,
    moderator: 200,
    admin: 200,
    foreignAdmin: 404,
    superAdmin: 200,
  }

  it('reads, sorts, exports and notes: whoever follows the answers of the shelter', async () => {
    const { id } = await send('Droits')
    const doors = [
      { route: inbox.listSubmissions, params: { shelterId: 'alpha' } },
      { route: inbox.listFormCounts, params: { shelterId: 'alpha' } },
      { route: inbox.listSubmissionFollowers, params: { shelterId: 'alpha' } },
      { route: inbox.readOneSubmission, params: at(id) },
      { route: inbox.patchSubmission, params: at(id), body: { status: 'READ' } },
    ]
    for (const as of ROLES) {
      for (const { route, ...sent } of doors) {
        const { status } = await call(world, route, { as, ...sent })
        expect(status, `${as} ${route.method} ${route.path}`).toBe(expected[as])
      }
      expect((await csv('', as)).status, `${as} export`).toBe(expected[as])
      const note = await call(world, inbox.createSubmissionNote, {
        as,
        params: at(id),
        body: { text: 'Vu' },
      })
      expect(note.status, `${as} note`).toBe(expected[as] === 200 ? 201 : expected[as])
    }
  })

  it('deletes: the same people', async () => {
    for (const as of ROLES) {
      const { id } = await send('À effacer')
      const { status } = await call(world, inbox.removeSubmission, { as, params: at(id) })
      expect(status, as).toBe(expected[as])
      const { totalDocs } = await payload.count({
        collection: 'form-submissions',
        overrideAccess: true,
        where: { id: { equals: id } },
      })
      expect(totalDocs, as).toBe(expected[as] === 200 ? 0 : 1)
      if (totalDocs) await payload.delete({ collection: 'form-submissions', id })
    }
  })

  it('an answer of another shelter is not there, by whatever door', async () => {
    const { id } = await send('Voisin', { shelter: world.b.shelter, form: null })
    const doors = [
      { route: inbox.readOneSubmission },
      { route: inbox.patchSubmission, body: { status: 'DONE' } },
      { route: inbox.createSubmissionNote, body: { text: 'Vu' } },
      { route: inbox.removeSubmission },
    ]
    for (const { route, ...sent } of doors) {
      for (const as of ['moderator', 'superAdmin'] as const) {
        const { status } = await call(world, route, { as, params: at(id), ...sent })
        expect(status, `${as} ${route.method}`).toBe(404)
      }
    }
    expect((await list('search=Voisin')).names).toEqual([])
    expect((await csv()).text).not.toContain('Voisin')
    const foreign = await formOf(world.b.shelter, 'Formulaire voisin')
    expect((await csv(`?form=${foreign}`)).status).toBe(404)
    expect((await list(`form=${foreign}`)).names).toEqual([])
    const counts = await call(world, inbox.listFormCounts, {
      as: 'moderator',
      params: { shelterId: 'alpha' },
    })
    expect(JSON.stringify(counts.json)).not.toContain(foreign)
  })
})

describe('the list', () => {
  beforeAll(async () => {
    for (const name of ['Éloïse Ça', 'Zoé_100%', 'Anaïs']) {
      await send(name, { searchText: `${name} Un bel été` })
    }
    await send('Bruno', {
      status: 'DONE',
      assignee: world.users.moderator,
      searchText: 'Bruno Un bel été',
    })
  })

  it('finds without accents, word by word, and takes % and _ for letters', async () => {
    expect((await list('search=eloise')).names).toEqual(['Éloïse Ça'])
    expect((await list('search=ete%20ELOÏSE')).names).toEqual(['Éloïse Ça'])
    expect((await list('search=100%25')).names).toEqual(['Zoé_100%'])
    expect((await list('search=%25%25')).names).toEqual([])
    expect((await list(`search=${encodeURIComponent("'; drop table forms; --")}`)).names).toEqual(
      [],
    )
  })

  it('sorts, pages, filters, and counts what each tab would show', async () => {
    const byName = await list('sortBy=senderName&sortOrder=asc&limit=2&search=bel')
    expect(byName.names).toEqual(['Anaïs', 'Bruno'])
    expect(byName.json.pagination).toMatchObject({ page: 1, limit: 2, total: 4, pages: 2 })
    const second = await list('sortBy=senderName&sortOrder=asc&limit=2&page=2&search=bel')
    expect(second.names).toEqual(['Éloïse Ça', 'Zoé_100%'])
    expect((await list('status=DONE&search=bel')).json.counts).toEqual({
      NEW: 3,
      READ: 0,
      DONE: 1,
    })
    expect((await list(`assignee=${world.users.moderator}`)).names).toEqual(['Bruno'])
    expect((await list('assignee=none&search=bruno')).names).toEqual([])
  })

  it.each([
    'limit=0',
    'limit=100000',
    'page=-1',
    'page=NaN',
    'status=OPEN',
    'sortBy=answers',
    'x=1',
  ])('refuses %s', async (query) => {
    const { status, json } = await list(query)
    expect(status).toBe(400)
    expect(json.fields).toBeTruthy()
  })
})

describe('following an answer', () => {
  const change = (id: string, body: object) =>
    call(world, inbox.patchSubmission, { as: 'moderator', params: at(id), body })

  it('notes when it was first read, and gives it to whoever may read it', async () => {
    const { id } = await send('Suivi')
    const read = (await change(id, { status: 'READ' })).json.data as Detail
    expect(read.readAt).toBeTruthy()
    const given = (await change(id, { assignee: world.users.admin })).json.data as Detail
    expect(given.assignee?.id).toBe(world.users.admin)
    for (const nobody of [world.users.editor, world.users.foreignAdmin, world.users.visitor]) {
      expect((await change(id, { assignee: nobody })).status).toBe(400)
    }
    expect(((await change(id, { assignee: null })).json.data as Detail).assignee).toBeNull()
    const { json } = await call(world, inbox.listSubmissionFollowers, {
      as: 'moderator',
      params: { shelterId: 'alpha' },
    })
    const team = (json.data as Array<{ id: string }>).map((each) => each.id)
    expect(team).toEqual(expect.arrayContaining([world.users.admin, world.users.moderator]))
    expect(team).not.toContain(world.users.editor)
    expect(team).not.toContain(world.users.foreignAdmin)
  })

  it('changes nothing else, whatever is sent', async () => {
    const { id } = await send('Forgé')
    for (const body of [
      { answers: { message: 'x' } },
      { status: 'READ', shelter: world.b.shelter },
      { notes: [] },
      { status: 'OPEN' },
      {},
    ]) {
      expect((await change(id, body)).status, JSON.stringify(body)).toBe(400)
    }
  })

  it('keeps every note of people who write at once, signed by the program', async () => {
    const { id } = await send('Notes')
    const texts = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']
    const answers = await Promise.all(
      texts.map((text) =>
        call(world, inbox.createSubmissionNote, {
          as: 'moderator',
          params: at(id),
          body: { text },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201))
    const { json } = await call(world, inbox.readOneSubmission, { as: 'admin', params: at(id) })
    const { notes } = json.data as Detail
    expect(notes.map(({ text }) => text).sort()).toEqual([...texts].sort())
    expect(new Set(notes.map(({ author }) => author))).toEqual(new Set([world.users.moderator]))
    const [first] = notes
    const remove = (as: Who) =>
      call(world, inbox.removeSubmissionNote, {
        as,
        params: at(id, { noteId: first?.id ?? '' }),
      })
    expect((await remove('admin')).status).toBe(403)
    expect((await remove('moderator')).status).toBe(200)
    expect((await remove('moderator')).status).toBe(404)
    for (const text of ['', '   ', 'x'.repeat(2001), 5]) {
      const { status } = await call(world, inbox.createSubmissionNote, {
        as: 'moderator',
        params: at(id),
        body: { text },
      })
      expect(status).toBe(400)
    }
  })
})

describe('what was answered', () => {
  it('is read under the questions of its day, after the form changed', async () => {
    const id = await formOf(world.a.shelter, 'Change')
    const sent = await send('Avant', { form: id })
    await payload.update({
      collection: 'forms',
      id,
      overrideAccess: true,
      data: {
        schema: {
          ...questions,
          fields: [
            ...questions.fields
              .slice(0, 1)
              .map((each) => ({ ...each, label: '=Comment vous appelez-vous ?' })),
            field('Ville', 'text'),
          ],
        },
      },
    })
    const { json } = await call(world, inbox.readOneSubmission, {
      as: 'moderator',
      params: at(sent.id),
    })
    expect((json.data as Detail).parts[0]?.answers.map(({ label }) => label)).toEqual([
      'Prénom et nom',
      'E-mail',
      'Message',
    ])
    const { text } = await csv(`?form=${id}`)
    const [head, row] = text.replace('\ufeff', '').split('\r\n')
    // The name stays that of the first question; the question that is gone keeps its column.
    expect(head).toBe(
      "Reçue le;État;Nom;E-mail;Téléphone;Animal;Suivie par;'=Comment vous appelez-vous ?;Ville;Message;Notes de l’équipe",
    )
    expect(row).toMatch(/;Nouvelle;Avant;avant@exemple.fr;;;;Avant;;Bonjour de Avant;$/)
  })

  it('leaves as a file in which nothing is a formula', async () => {
    const id = await formOf(world.a.shelter, 'Pièges')
    const traps = ['=HYPERLINK("http://x";"a")', '+33 6', '-1', '@SUM(A1)', '\t=1', 'a\r=1;"b']
    for (const trap of traps) {
      await send(trap, { form: id, answers: { prenom_et_nom: trap, message: trap } })
    }
    const { text, headers, status } = await csv(`?form=${id}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="reponses-pieges-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(text.startsWith('\ufeff')).toBe(true)
    expect(text).not.toMatch(/(\ufeff|;|\r\n)"?[=+@\-\t]/)
    expect(text.match(/\r/g)).toHaveLength(1 + traps.length)
  })
})

describe('20,000 answers', () => {
  const MANY = 20_000
  let many: string

  beforeAll(async () => {
    many = await formOf(world.a.shelter, 'Beaucoup')
    const { drizzle } = payload.db as unknown as PostgresAdapter
    await drizzle.execute(sql`
      insert into form_submissions (id, shelter_id, form_id, form_title, form_type, status,
        sender_name, search_text, definition, answers, created_at, updated_at)
      select gen_random_uuid(), ${world.a.shelter}, ${many}, 'Beaucoup', 'STANDARD',
        (array['NEW', 'READ', 'DONE'])[1 + n % 3]::enum_form_submissions_status,
        'Personne ' || n, 'Personne ' || n || ' Bonjour', ${JSON.stringify(questions)}::jsonb,
        jsonb_build_object('prenom_et_nom', 'Personne ' || n, 'message', 'Bonjour'),
        now() - n * interval '1 minute', now()
      from generate_series(1, ${MANY}) n
    `)
    await drizzle.execute(sql`analyze form_submissions`)
  })

  // A shelter with nearly every answer of the platform may as well read them all by their date.
  const BY_DATE = /Index Scan Backward using (shelter_\w*createdAt|form_submissions_created_at)/
  it.each([
    ['', BY_DATE],
    ['status=NEW', BY_DATE],
    ['form=', BY_DATE],
    ['sortBy=senderName', /form_submissions_names_idx/],
    ['search=personne 1999', /form_submissions_words_idx/],
  ])('are found by an index: %s', async (text, index) => {
    const params = new URLSearchParams(text)
    if (params.has('form')) params.set('form', many)
    const query = inboxQuerySchema.parse(Object.fromEntries(params))
    const { drizzle } = payload.db as unknown as PostgresAdapter
    const its = { shelter: world.a.shelter, adoptionsOnly: false }
    await drizzle.transaction(async (session) => {
      await session.execute(sql`set local enable_seqscan = off`)
      const plans = [pageSql(its, query), countsSql(its, { ...query, status: undefined })]
      const [page = '', counts = ''] = await Promise.all(
        plans.map(async (asked) => {
          const { rows } = await session.execute(sql`explain ${asked}`)
          return rows.map((row) => Object.values(row).join()).join('\n')
        }),
      )
      expect(page).toMatch(index)
      for (const plan of [page, counts]) expect(plan).not.toMatch(/Seq Scan on form_submissions/)
    })
  })

  it('leave as a file batch by batch, whole', async () => {
    const request = new Request(
      `${env.publicUrl}/api/shelter/alpha/form-submissions/export?form=${many}`,
      { headers: { cookie: `payload-token=${world.tokens.moderator}` } },
    )
    const response = await serve(inbox.exportSubmissions, request, { shelterId: 'alpha' })
    let pieces = 0
    let lines = 0
    const reader = response.body?.getReader()
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces += 1
      lines += new TextDecoder().decode(read.value).split('\r\n').length - 1
    }
    expect(lines).toBe(1 + MANY)
    expect(pieces).toBeGreaterThan(20)
  })
})
