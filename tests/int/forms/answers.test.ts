import { beforeAll, describe, expect, it } from 'vitest'

import { definition, field } from '@/features/forms/fixtures'
import { purgeOldAnswers } from '@/features/forms/submissions/commands/purge-old'
import { STALE_MS, stampOf, versionOf } from '@/features/forms/submissions/stamp'
import type { FormDefinition } from '@/features/forms/model'
import { idOfToken } from '@/platform/access/personal-link'
import { createLocalReq } from 'payload'

import { cms } from '../access/world'
import { consentsTo } from '../consents'
import {
  answersOf,
  goodAnswers,
  hearAtOnce,
  mailsTo,
  makeForm,
  oldStamp,
  openFixture,
  send,
  type Fixture,
} from './fixture'

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})

const tokenIn = (path: unknown): string => decodeURIComponent(String(path).split('/').pop() ?? '')

describe('an answer', () => {
  it('is kept as it was sent, and both sides are told', async () => {
    // Whoever chose nothing reads of it in the morning.
    await hearAtOnce(fixture, 'form', ['moderator', 'admin'])
    const form = await makeForm(fixture, undefined, { confirmation: 'À très vite.' })
    const answer = await send(fixture, form, {
      answers: { ...goodAnswers, votre_nom: ' Léa Petit ' },
    })
    expect(answer.status).toBe(201)
    const [row] = await answersOf(fixture, form)
    expect(row).toMatchObject({
      shelter: fixture.world.a.shelter,
      formTitle: 'Nous écrire',
      formType: 'STANDARD',
      definition: form.schema,
      answers: goodAnswers,
      files: [],
      senderName: 'Léa Petit',
      senderEmail: 'lea@exemple.fr',
      status: 'NEW',
      user: null,
    })
    expect(row?.consent?.text).toContain('Refuge alpha')
    expect(row?.consent?.at).toBeTruthy()
    expect(await consentsTo(fixture.payload, String(row?.id))).toEqual([
      expect.objectContaining({
        kind: 'FORM_ANSWER',
        decision: 'GIVEN',
        email: 'lea@exemple.fr',
        shelter: fixture.world.a.shelter,
        text: row?.consent?.text,
      }),
    ])
    const path = String(answer.json.trackingPath)
    expect(idOfToken('form-submission', tokenIn(path))).toBe(row?.id)
    expect(decodeURIComponent(String(answer.json.next))).toBe(
      `/shelter/alpha/formulaires/${form.id}/merci?suivi=${path}`,
    )
    const [received] = await mailsTo(fixture, 'lea@exemple.fr')
    expect(received?.text).toContain(path)
    expect(received?.text).toContain('À très vite.')
    // What the sender typed is never sent to an address that nobody proved to be theirs.
    expect(received?.text).not.toContain('samedi')
    for (const who of ['moderator@exemple.fr', 'admin@exemple.fr']) {
      const [told] = await mailsTo(fixture, who)
      expect(told?.text).toContain(`/admin/answers/${row?.id}`)
      expect(told?.replyTo).toBe('lea@exemple.fr')
    }
    for (const who of ['editor@exemple.fr', 'foreignadmin@exemple.fr', 'visitor@exemple.fr']) {
      expect(await mailsTo(fixture, who)).toEqual([])
    }
  })

  it('of a signed-in person is theirs, and its words stay out of the audit log', async () => {
    const form = await makeForm(fixture)
    expect((await send(fixture, form, { as: 'visitor' })).status).toBe(201)
    const [row] = await answersOf(fixture, form)
    expect(row?.user).toBe(fixture.world.users.visitor)
    const { docs } = await fixture.payload.find({
      collection: 'audit-log',
      overrideAccess: true,
      limit: 100,
    })
    expect(JSON.stringify(docs)).not.toMatch(/samedi|Petit|lea@/)
    // A sorting by the team is logged; what was answered is not.
    const path = `form-submissions/${row?.id}`
    await cms(fixture.world, 'admin', 'PATCH', path, { body: { status: 'DONE' } })
    await cms(fixture.world, 'admin', 'DELETE', path)
    const logged = await fixture.payload.find({
      collection: 'audit-log',
      overrideAccess: true,
      where: { entityId: { equals: row?.id } },
    })
    expect(logged.docs).toHaveLength(2)
    expect(JSON.stringify(logged.docs)).not.toMatch(/samedi|Petit|lea@/)
  })

  it('sent five times at once is one, with one message', async () => {
    const form = await makeForm(fixture)
    const headers = { 'x-forwarded-for': '10.9.9.9' }
    const answers = { ...goodAnswers, adresse_email: 'twice@exemple.fr' }
    const all = await Promise.all(
      Array.from({ length: 5 }, () => send(fixture, form, { answers, headers })),
    )
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(all.map(({ json }) => json.trackingPath)).size).toBe(1)
    expect(await answersOf(fixture, form)).toHaveLength(1)
    expect(await mailsTo(fixture, 'twice@exemple.fr')).toHaveLength(1)
  })

  it('sent again from another network, or much later, is one by its keys; other words are two', async () => {
    const form = await makeForm(fixture)
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
    const from = (address: string, keys: object, message = 'Bonjour') => {
      const answers = { ...goodAnswers, votre_message: message }
      return send(fixture, form, { answers, headers: { 'x-forwarded-for': address }, ...keys })
    }
    const lost = await from('10.9.8.1', { saveKey: first })
    const again = await from('10.9.8.2', { saveKey: second, lostKeys: first })
    expect([again.status, again.json]).toEqual([201, lost.json])
    await fixture.payload.db.drizzle.execute(
      `update form_submissions set created_at = now() - interval '1 hour'`,
    )
    expect((await from('10.9.8.1', { saveKey: first })).json).toEqual(lost.json)
    await from('10.9.8.2', { saveKey: second, lostKeys: first }, 'Bonsoir')
    // Keys that nobody can read are none.
    await from('10.9.8.3', { saveKey: 'x', lostKeys: 7 })
    expect(await answersOf(fixture, form)).toHaveLength(3)
  })

  it('loses what a hidden question got, and is refused what no question asked', async () => {
    const schema = definition(
      field('Animaux', 'radio', { id: 'has', options: ['Oui', 'Non'] }),
      field('Lesquels', 'checkbox', {
        options: ['Chien', 'Chat'],
        required: true,
        showIf: { fieldId: 'has', equals: ['Oui'] },
      }),
    )
    const form = await makeForm(fixture, schema)
    const hidden = await send(fixture, form, { answers: { animaux: 'Non', lesquels: ['Chat'] } })
    expect(hidden.status).toBe(201)
    expect((await answersOf(fixture, form))[0]?.answers).toEqual({ animaux: 'Non' })
    const wrong = await send(fixture, form, {
      answers: { animaux: 'Oui', lesquels: ['Poisson'], status: 'DONE' },
    })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.json.fields ?? {}).sort()).toEqual(['lesquels', 'status'])
    expect(await answersOf(fixture, form)).toHaveLength(1)
  })

  it('to questions that changed meanwhile is no mistake of the sender', async () => {
    const form = await makeForm(fixture)
    const version = versionOf(form.schema as FormDefinition)
    await fixture.payload.update({
      collection: 'forms',
      id: form.id,
      overrideAccess: true,
      data: { schema: definition(field('Tout autre', 'text')) },
    })
    expect((await send(fixture, form, { version })).status).toBe(409)
    expect((await send(fixture, form)).status).toBe(400)
  })
})

describe('is refused', () => {
  const now = () => Date.now()
  it.each<[string, (id: string) => Record<string, unknown>, number, RegExp]>([
    ['without agreement', () => ({ consent: false }), 400, /accord/],
    ['without a mark', () => ({ stamp: '' }), 400, /Rechargez/],
    ['with a forged mark', (id) => ({ stamp: `${oldStamp(id)}x` }), 400, /Rechargez/],
    ['with a mark of the future', (id) => ({ stamp: stampOf(id, now() + 9e5) }), 400, /Rechargez/],
    [
      'with a mark of yesterday',
      (id) => ({ stamp: stampOf(id, now() - STALE_MS - 1) }),
      400,
      /Rech/,
    ],
    ['with another form’s mark', () => ({ stamp: oldStamp('autre') }), 400, /Rechargez/],
    ['sooner than anybody reads', (id) => ({ stamp: stampOf(id, now()) }), 400, /temps/],
    ['from a program that fills all', () => ({ site_web: 'http://x' }), 400, /programme/],
    ['with answers that are no object', () => ({ answers: [1] }), 400, /illisibles/],
    ['without answers', () => ({ answers: {} }), 400, /corriger/],
    [
      'with an e-mail that is none',
      () => ({ answers: { ...goodAnswers, adresse_email: 'a@b' } }),
      400,
      /^Email invalide$/,
    ],
    [
      'about an animal of another shelter',
      () => ({ animalId: fixture.world.b.animals.public }),
      422,
      /plus proposé/,
    ],
    [
      'about an animal that nobody sees',
      () => ({ animalId: fixture.world.a.animals.hidden }),
      422,
      /plus proposé/,
    ],
  ])('%s', async (_name, more, status, sentence) => {
    const form = await makeForm(fixture)
    const answer = await send(fixture, form, more(form.id))
    expect(answer.status).toBe(status)
    expect(answer.json.error).toMatch(sentence)
    expect(await answersOf(fixture, form)).toEqual([])
  })

  it('when the form is closed, gone, or of a shelter that is not public', async () => {
    const closed = await makeForm(fixture, undefined, { isActive: false })
    const answer = await send(fixture, closed)
    expect([answer.status, answer.json.error]).toEqual([
      409,
      'Ce formulaire n’est plus ouvert aux réponses',
    ])
    const suspended = await makeForm(fixture, undefined, {
      shelter: fixture.world.suspended.shelter,
    })
    expect((await send(fixture, suspended)).status).toBe(404)
    const nothing = { id: '01a1fd45-1098-749c-a2ea-7d8d38c7f33e' }
    expect((await send(fixture, nothing)).status).toBe(404)
  })

  it('after too many, with the time to wait', async () => {
    const form = await makeForm(fixture)
    const statuses: number[] = []
    let wait: unknown
    for (let nth = 0; nth < 7; nth += 1) {
      const answers = {
        ...goodAnswers,
        adresse_email: 'many@exemple.fr',
        votre_message: `Message ${nth}`,
      }
      const answer = await send(fixture, form, {
        answers,
        headers: { 'x-forwarded-for': '10.9.9.8' },
      })
      statuses.push(answer.status)
      wait = answer.json.retryAfter
    }
    expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201])
    expect(statuses.slice(5)).toEqual([429, 429])
    expect(wait).toBeGreaterThan(0)
  })
})

it('with a sign that no text may have is a mistake of the sender, not of ours', async () => {
  const form = await makeForm(fixture)
  const answers = { ...goodAnswers, votre_message: 'Bon\u0000jour' }
  const answer = await send(fixture, form, { answers })
  expect([answer.status, answer.json.error]).toEqual([400, 'La demande n’est pas valide'])
})

it('keeps the moment at which it came, whoever writes it', async () => {
  const form = await makeForm(fixture)
  await send(fixture, form)
  const [row] = await answersOf(fixture, form)
  const body = { createdAt: '2001-01-01T00:00:00.000Z', status: 'READ' }
  const path = `form-submissions/${row?.id}`
  expect((await cms(fixture.world, 'admin', 'PATCH', path, { body })).status).toBe(200)
  const [after] = await answersOf(fixture, form)
  expect(after).toMatchObject({ status: 'READ', createdAt: row?.createdAt })
})

it('erases answers after two years, and only those', async () => {
  const form = await makeForm(fixture)
  await send(fixture, form)
  await send(fixture, form, { answers: { ...goodAnswers, votre_message: 'Plus tard' } })
  const [old] = await answersOf(fixture, form)
  const now = Date.now()
  const createdAt = new Date(now - (2 * 366 + 1) * 86_400_000).toISOString()
  await fixture.payload.db.updateOne({
    collection: 'form-submissions',
    id: String(old?.id),
    data: { createdAt },
  })
  const req = await createLocalReq({}, fixture.payload)
  expect(await purgeOldAnswers(req, { now, dryRun: true })).toEqual({ old: 1, erased: 0 })
  expect(await purgeOldAnswers(req, { now })).toEqual({ old: 1, erased: 1 })
  const left = await answersOf(fixture, form)
  expect(left.map(({ answers }) => (answers as typeof goodAnswers).votre_message)).toEqual([
    'Plus tard',
  ])
})
