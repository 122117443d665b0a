import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { writeToTeam } from '@/features/contact/api'
import { joinPlatform } from '@/features/shelters/join/api'
import { STARTING_THEME } from '@/features/shelters/theme/model'

import { readDraft } from '@/platform/http/form-draft'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type World } from './access/world'
import { consentsTo } from './consents'
import { call } from './in-process'
import { request } from './join-request'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const found = async (name: string) => {
  const { docs } = await payload.find({
    collection: 'shelters',
    overrideAccess: true,
    depth: 0,
    where: { name: { equals: name } },
  })
  return docs
}
const isPublic = async (id: string) =>
  (await cms(world, 'anonymous', 'GET', `shelters/${id}`)).status === 200

describe('a request to join', () => {
  it('is kept as a pending shelter of which nothing is public', async () => {
    const body = request({ siret: '', rna: 'w 351 234 567' })
    const { status: answered, json } = await call(world, joinPlatform, { body })
    expect([answered, json.next]).toEqual([200, '/refuges/rejoindre-plateforme/merci'])
    const [shelter] = await found(body.name)
    expect(shelter).toMatchObject({
      status: 'PENDING',
      isVerified: false,
      rna: 'W351234567',
      contactName: body.contactName,
      joinReason: body.reason,
      theme: STARTING_THEME,
    })
    expect(shelter?.joinConsentAt).toBeTruthy()
    expect(await consentsTo(payload, String(shelter?.id))).toEqual([
      expect.objectContaining({ kind: 'JOIN_REQUEST', email: body.email, shelter: shelter?.id }),
    ])
    expect(await isPublic(String(shelter?.id))).toBe(false)
    const list = await cms(world, 'anonymous', 'GET', 'shelters?limit=100')
    expect(list.text).not.toContain(body.name)
  })
  it.each([
    [undefined, true],
    ['on', false],
  ])('receives people at its address unless it says otherwise (%j)', async (atHome, isPhysical) => {
    const body = request({ name: `Familles ${isPhysical}`, atHome })
    expect((await call(world, joinPlatform, { body })).status).toBe(200)
    expect((await found(body.name))[0]).toMatchObject({ isPhysical })
  })
  it.each([
    ['name', ''],
    ['shelterType', 'CIRQUE'],
    ['siret', '73282932000075'],
    ['siret', ''],
    ['rna', 'X123'],
    ['postalCode', '3500'],
    ['email', 'pas une adresse'],
    ['phone', '12'],
    ['contactName', 'J'],
    ['reason', 'court'],
    ['consent', false],
    ['website', 'http://spam'],
    ['filledInMs', 300],
  ])('with a wrong %s (%j) says so on that field', async (field, value) => {
    const body = request({ [field]: value })
    const { status: answered, json } = await call(world, joinPlatform, { body })
    expect(answered).toBe(400)
    expect(Object.keys(json.fields ?? {})).toEqual([field])
    expect(await found(body.name)).toEqual([])
  })
  it('writes no column but its own', async () => {
    const body = request({
      status: 'APPROVED',
      isVerified: true,
      slug: 'alpha',
      stripeAccountId: 'acct_1',
      taxReceiptsEnabled: true,
    })
    await call(world, joinPlatform, { body })
    const [shelter] = await found(body.name)
    expect(shelter).toMatchObject({ status: 'PENDING', isVerified: false })
    expect(shelter?.slug).not.toBe('alpha')
    expect(shelter?.stripeAccountId ?? null).toBeNull()
    expect(shelter?.taxReceiptsEnabled).toBe(false)
  })
  it('sent twice at once is one request', async () => {
    const body = request()
    const answers = await Promise.all([1, 2, 3].map(() => call(world, joinPlatform, { body })))
    expect(answers.map((each) => each.status)).toEqual([200, 200, 200])
    expect(await found(body.name)).toHaveLength(1)
  })
  it('gets an address of its own, and the same answer as any other', async () => {
    const name = 'Refuge Alpha'
    const first = await call(world, joinPlatform, { body: request({ name }) })
    const second = await call(world, joinPlatform, { body: request({ name }) })
    // Its SIRET and its name are those of a shelter that exists already.
    expect(second.json).toEqual(first.json)
    const slugs = (await found(name)).map(({ slug }) => slug)
    expect(new Set(slugs)).toEqual(new Set(['refuge-alpha', 'refuge-alpha-2']))
  })
  it('stops after a few from one network, and says how long', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9', 'x-patte-peer': '10.9.9.9' }
    let last = await call(world, joinPlatform, { body: request(), headers })
    for (let n = 0; n < 8; n += 1) {
      last = await call(world, joinPlatform, { body: request(), headers })
    }
    expect(last.status).toBe(429)
    expect(Number(last.json.retryAfter)).toBeGreaterThan(800)
  })
  it('without JavaScript leads on, or back with what was typed', async () => {
    const { consent: _yes, ...typed } = request()
    const good = await call(world, joinPlatform, {
      body: new URLSearchParams({ ...typed, consent: 'on' }),
    })
    expect([good.status, good.headers.get('location')]).toEqual([
      303,
      '/refuges/rejoindre-plateforme/merci',
    ])
    const bad = await call(world, joinPlatform, { body: new URLSearchParams(typed) })
    expect([bad.status, bad.headers.get('location')]).toEqual([
      303,
      '/refuges/rejoindre-plateforme/corriger?erreur=champs',
    ])
    expect(bad.headers.get('location')).not.toContain('exemple')
    expect(bad.headers.getSetCookie()[0]).toMatch(/^patte-demande-0=[\w-]+; Path=\/refuges;/)
  })
})

describe('a message to the team of the platform', () => {
  const message = (more: object = {}) => ({
    name: 'Jeanne Le Bihan',
    email: 'jeanne@exemple.fr',
    subject: 'Une page ne marche pas',
    message: 'La page des chats reste blanche.',
    website: '',
    ...more,
  })
  const mailsTo = async (to: string) => {
    const { docs } = await payload.find({
      collection: 'emails',
      overrideAccess: true,
      depth: 0,
      where: { to: { equals: to } },
    })
    return docs
  }

  it('reaches the super admins, whose answer goes to whoever wrote', async () => {
    const { status, json } = await call(world, writeToTeam, { body: message() })
    expect([status, json.next]).toEqual([200, '/contact/merci'])
    const subject = 'Jeanne Le Bihan vous écrit\u00a0: Une page ne marche pas'
    const [mail] = (await mailsTo('superadmin@exemple.fr')).filter(
      (each) => each.subject === subject,
    )
    expect(mail).toMatchObject({ replyTo: 'jeanne@exemple.fr' })
    expect(mail?.text).toContain('La page des chats reste blanche.')
    // The bell keeps its lines for longer than the thirty days that are promised: none names anybody.
    const { docs: bell } = await payload.find({
      collection: 'notifications',
      overrideAccess: true,
      depth: 0,
      where: { user: { equals: world.users.superAdmin }, type: { equals: 'MESSAGE_RECEIVED' } },
    })
    expect(bell).toHaveLength(1)
    expect(`${bell[0]?.title} ${bell[0]?.message}`).not.toMatch(/Jeanne|jeanne|chats|marche/)
    const [receipt] = await mailsTo('jeanne@exemple.fr')
    expect(receipt?.subject).toBe('Votre message est arrivé')
    // The form is no way to write to strangers.
    expect(receipt?.text).not.toContain('blanche')
    expect(await mailsTo('admin@exemple.fr')).toEqual([])
  })
  it.each([
    ['name', 'J'],
    ['email', 'jeanne@'],
    ['subject', ' '],
    ['message', ''],
    ['message', 'x'.repeat(1001)],
    ['website', 'http://spam'],
    ['filledInMs', 300],
  ])('with a wrong %s says so on that field', async (field, value) => {
    const body = message({ [field]: value })
    const { status, json } = await call(world, writeToTeam, { body })
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]])
  })
  it('writes three receipts a day to an address, whatever is sent, and stops after a few', async () => {
    const body = message({ email: 'victime@exemple.fr' })
    const from = (network: string) =>
      call(world, writeToTeam, {
        body,
        headers: { 'x-forwarded-for': network, 'x-patte-peer': network },
      })
    for (const network of ['10.8.1.1', '10.8.1.2', '10.8.1.3', '10.8.1.4']) await from(network)
    expect(await mailsTo('victime@exemple.fr')).toHaveLength(3)
    let last = await from('10.8.2.1')
    for (let n = 0; n < 5; n += 1) last = await from('10.8.2.1')
    expect(last.status).toBe(429)
    expect(Number(last.json.retryAfter)).toBeGreaterThan(800)
  })
  it('without JavaScript leads on, or back with what was typed', async () => {
    const send = (more: object = {}) =>
      call(world, writeToTeam, {
        body: new URLSearchParams(message(more)),
      })
    const good = await send({ email: 'sans@exemple.fr' })
    expect([good.status, good.headers.get('location')]).toEqual([303, '/contact/merci'])
    const bad = await send({ email: 'sans@' })
    expect([bad.status, bad.headers.get('location')]).toEqual([
      303,
      '/contact/corriger?corriger=oui',
    ])
    const jar = Object.fromEntries(
      bad.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') ?? []),
    ) as Record<string, string>
    const { answers, errors } = readDraft((name) => jar[name])
    expect(answers.message).toBe('La page des chats reste blanche.')
    expect(errors).toEqual({ email: 'Email invalide' })
  })
})
