import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import { field } from '@/features/forms/fixtures'
import * as inbox from '@/features/forms/inbox/api'
import { countsSql, pageSql } from '@/features/forms/inbox/read'
import { inboxQuerySchema } from '@/features/forms/inbox/schema'
import { readOwnAnswer } from '@/features/forms/submissions/queries'
import { ANSWER_LINK } from '@/features/forms/wire.model'
import { personalToken } from '@/platform/access/personal-link'

import type { Who } from './access/world'
import { at, openInbox, questions, type Detail, type Inbox } from './forms-inbox/fixture'
import { call } from './in-process'

let fixture: Inbox

beforeAll(async () => {
  fixture = await openInbox()
})

describe('the list', () => {
  beforeAll(async () => {
    for (const name of ['Éloïse Ça', 'Zoé_100%', 'Anaïs']) {
      await fixture.send(name, { searchText: `${name} Un bel été` })
    }
    await fixture.send('Bruno', {
      status: 'DONE',
      assignee: fixture.world.users.moderator,
      searchText: 'Bruno Un bel été',
    })
  })

  it('finds without accents, word by word, and takes % and _ for letters', async () => {
    expect((await fixture.list('search=eloise')).names).toEqual(['Éloïse Ça'])
    expect((await fixture.list('search=ete%20ELOÏSE')).names).toEqual(['Éloïse Ça'])
    expect((await fixture.list('search=100%25')).names).toEqual(['Zoé_100%'])
    expect((await fixture.list('search=%25%25')).names).toEqual([])
    expect(
      (await fixture.list(`search=${encodeURIComponent("'; drop table forms; --")}`)).names,
    ).toEqual([])
  })

  it('sorts, pages, filters, and counts what each tab would show', async () => {
    const byName = await fixture.list('sortBy=senderName&sortOrder=asc&limit=2&search=bel')
    expect(byName.names).toEqual(['Anaïs', 'Bruno'])
    expect(byName.json.pagination).toMatchObject({ page: 1, limit: 2, total: 4, pages: 2 })
    const second = await fixture.list('sortBy=senderName&sortOrder=asc&limit=2&page=2&search=bel')
    expect(second.names).toEqual(['Éloïse Ça', 'Zoé_100%'])
    expect((await fixture.list('status=DONE&search=bel')).json.counts).toEqual({
      NEW: 3,
      READ: 0,
      DONE: 1,
    })
    expect((await fixture.list(`assignee=${fixture.world.users.moderator}`)).names).toEqual([
      'Bruno',
    ])
    expect((await fixture.list('assignee=none&search=bruno')).names).toEqual([])
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
    const { status, json } = await fixture.list(query)
    expect(status).toBe(400)
    expect(json.fields).toBeTruthy()
  })
})

describe('what was answered', () => {
  it('is read under the questions of its day, after the form changed', async () => {
    const id = await fixture.formOf(fixture.world.a.shelter, 'Change')
    const sent = await fixture.send('Avant', { form: id })
    await fixture.payload.update({
      collection: 'forms',
      id,
      overrideAccess: true,
      data: {
        schema: {
          ...questions,
          fields: [
            ...questions.fields
              .slice(0, 1)
              .map((each) => ({ ...each, label: '=Comment vous appelez-vous\u00a0?' })),
            field('Ville', 'text'),
          ],
        },
      },
    })
    const { json } = await call(fixture.world, inbox.readOneSubmission, {
      as: 'moderator',
      params: at(sent.id),
    })
    expect((json.data as Detail).parts[0]?.answers.map(({ label }) => label)).toEqual([
      'Prénom et nom',
      'E-mail',
      'Message',
    ])
    const { text } = await fixture.csv(`?form=${id}`)
    const [head, row] = text.replace('\ufeff', '').split('\r\n')
    // The name stays that of the first question; the question that is gone keeps its column.
    expect(head).toBe(
      "Reçue le;État;Nom;E-mail;Téléphone;Animal;Suivie par;'=Comment vous appelez-vous\u00a0?;Ville;Message;Notes de l’équipe",
    )
    expect(row).toMatch(/;Nouvelle;Avant;avant@exemple.fr;;;;Avant;;Bonjour de Avant;$/)
  })

  it('leaves as a file in which nothing is a formula', async () => {
    const id = await fixture.formOf(fixture.world.a.shelter, 'Pièges')
    const traps = ['=HYPERLINK("http://x";"a")', '+33 6', '-1', '@SUM(A1)', '\t=1', 'a\r=1;"b']
    for (const trap of traps) {
      await fixture.send(trap, { form: id, answers: { prenom_et_nom: trap, message: trap } })
    }
    const { text, headers, status } = await fixture.csv(`?form=${id}`)
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
    many = await fixture.formOf(fixture.world.a.shelter, 'Beaucoup')
    const { drizzle } = fixture.payload.db
    await drizzle.execute(sql`
      insert into form_submissions (id, shelter_id, form_id, form_title, form_type, status,
        sender_name, search_text, definition, answers, created_at, updated_at)
      select gen_random_uuid(), ${fixture.world.a.shelter}, ${many}, 'Beaucoup', 'STANDARD',
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
    const { drizzle } = fixture.payload.db
    const its = { shelter: fixture.world.a.shelter, adoptionsOnly: false }
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
    const response = await fixture.exported(`?form=${many}`)
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

describe('a decision', () => {
  const decide = (id: string, body: unknown, as: Who = 'moderator') =>
    call(fixture.world, inbox.decideOneSubmission, { as, body, params: at(id) })
  const told = async (email: string) => {
    const { docs } = await fixture.payload.find({
      collection: 'emails',
      overrideAccess: true,
      where: { to: { equals: email } },
      sort: 'createdAt',
    })
    return docs.map(({ subject }) => subject)
  }

  it('is told to the sender in the words of the team, and may be changed, not repeated', async () => {
    const { id } = await fixture.send('Volontaire')
    const email = 'volontaire@exemple.fr'
    const yes = await decide(id, { outcome: 'ACCEPTED', text: 'Venez samedi à 9 h.' })
    expect([yes.status, yes.json.data]).toMatchObject([
      200,
      { status: 'DONE', decision: { outcome: 'ACCEPTED', text: 'Venez samedi à 9 h.' } },
    ])
    const again = await decide(id, { outcome: 'ACCEPTED' })
    expect([again.status, again.json.error]).toEqual([422, 'Cette réponse est déjà acceptée'])
    const mute = await decide(id, { outcome: 'REFUSED' })
    expect([mute.status, mute.json.fields]).toEqual([
      400,
      { text: 'Écrivez pourquoi\u00a0: la personne le lit' },
    ])
    expect((await decide(id, { outcome: 'REFUSED', text: 'Complet.' })).status).toBe(200)
    expect(await told(email)).toEqual([
      'C’est d’accord\u00a0: Contact',
      'Une réponse à votre demande\u00a0: Contact',
    ])
    const { json } = await fixture.list('search=volontaire')
    expect(json.data).toMatchObject([{ senderName: 'Volontaire', outcome: 'REFUSED' }])
    const own = await readOwnAnswer(personalToken(ANSWER_LINK, id))
    expect(own?.decision).toMatchObject({ outcome: 'REFUSED', text: 'Complet.' })
  })
  it('by two at once is told once', async () => {
    const { id } = await fixture.send('Deuxfois')
    const body = { outcome: 'ACCEPTED' }
    const both = await Promise.all([decide(id, body), decide(id, body, 'admin')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await told('deuxfois@exemple.fr')).toHaveLength(1)
  })
  it('is heard of on the site by whoever has an account', async () => {
    const { id } = await fixture.send('Membre', { user: fixture.world.users.visitor })
    await decide(id, { outcome: 'ACCEPTED' })
    const { docs } = await fixture.payload.find({
      collection: 'notifications',
      overrideAccess: true,
      where: { user: { equals: fixture.world.users.visitor } },
    })
    expect(docs.map(({ type }) => type)).toContain('FORM_APPROVED')
  })
  it('is the team’s alone, and of an answer that can be decided', async () => {
    const { id } = await fixture.send('Étranger')
    const body = { outcome: 'ACCEPTED' }
    expect((await decide(id, body, 'anonymous')).status).toBe(401)
    expect((await decide(id, body, 'visitor')).status).toBe(404)
    expect((await decide(id, body, 'foreignAdmin')).status).toBe(404)
    expect((await decide(id, { outcome: 'MAYBE' })).status).toBe(400)
    const silent = await fixture.send('Muette', { senderEmail: null })
    expect((await decide(silent.id, body)).status).toBe(422)
    const adoption = await fixture.send('Adoptante', { formType: 'ADOPTION' })
    expect((await decide(adoption.id, body)).status).toBe(422)
  })
  it('is a filter of the list, with its counts beside those of the states', async () => {
    const ids = await Promise.all(
      ['Un', 'Deux', 'Trois'].map((name) => fixture.send(`Tri ${name}`)),
    )
    await fixture.send('Tri Adoption', { formType: 'ADOPTION' })
    await fixture.send('Tri Muette', { senderEmail: null })
    const [one = '', two = ''] = ids.map(({ id }) => id)
    await decide(one, { outcome: 'ACCEPTED' })
    await decide(two, { outcome: 'REFUSED', text: 'Complet.' })
    const all = await fixture.list('search=tri')
    expect(all.json.counts).toEqual({ NEW: 3, READ: 0, DONE: 2 })
    expect(all.json.decisions).toEqual({ none: 1, ACCEPTED: 1, REFUSED: 1 })
    expect((await fixture.list('search=tri&decision=none')).names).toEqual(['Tri Trois'])
    const refused = await fixture.list('search=tri&decision=REFUSED')
    expect(refused.names).toEqual(['Tri Deux'])
    expect(refused.json.counts).toEqual({ NEW: 0, READ: 0, DONE: 1 })
    expect(refused.json.pagination).toMatchObject({ total: 1 })
    const done = await fixture.list('search=tri&status=DONE')
    expect(done.json.decisions).toEqual({ none: 0, ACCEPTED: 1, REFUSED: 1 })
    expect((await fixture.list('decision=maybe')).status).toBe(400)
    expect(await (await fixture.exported('?search=tri&decision=ACCEPTED')).text()).toContain(
      'Tri Un',
    )
  })
})
