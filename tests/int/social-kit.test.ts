import { unzipSync } from 'fflate'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { socialRoutes } from '@/app/api/news-routes'
import type { Kit } from '@/features/social-kit/schema'
import { env } from '@/platform/env'
import type { Route } from '@/platform/http/route'
import { serve } from '@/platform/http/serve'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { auditLines } from './audit-lines'
import { call } from './in-process'

const [read, picture, pack, note, takeBack] = socialRoutes as [Route, Route, Route, Route, Route]

let payload: Payload
let world: World
const pool = () => payload.db.pool

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})
beforeEach(async () => {
  await pool().query('delete from social_shares')
  await pool().query('delete from rate_limits')
})

type Where = {
  shelterId?: string
  kind?: string
  subjectId?: string
  [more: string]: string | undefined
}
const at = ({ shelterId = world.a.shelter, kind = 'animals', ...more }: Where = {}) =>
  ({ shelterId, kind, subjectId: world.a.animals.public, ...more }) as Record<string, string>

const kitOf = async (where?: Where, as: Who = 'editor') => {
  const { status, json } = await call(world, read, { as, params: at(where) })
  return { status, error: json.error, kit: json.data as Kit }
}
const shareOn = (network: string, seen: string | null, where?: Where, as: Who = 'editor') =>
  call(world, note, { as, params: at(where), body: { network, seen } })

/** Asks for a file, with its bytes. */
async function fileOf(
  route: Route,
  more: Where,
  { query = '', body }: { query?: string; body?: object } = {},
) {
  const request = new Request(`${env.publicUrl}${route.path}${query}`, {
    method: route.method,
    headers: {
      origin: env.publicUrl,
      cookie: `payload-token=${world.tokens.editor}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await serve(route, request, at(more))
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

describe('the kit of an animal', () => {
  it('is for whoever may publish, of their own shelter', async () => {
    const statuses = {
      anonymous: 401,
      visitor: 404,
      volunteer: 403,
      foreignAdmin: 404,
      editor: 200,
    }
    for (const [who, expected] of Object.entries(statuses)) {
      expect([who, (await kitOf({}, who as Who)).status]).toEqual([who, expected])
      for (const [route, body] of [
        [pack, {}],
        [note, { network: 'X', seen: null }],
      ] as const) {
        if (expected === 200) continue
        const { status } = await call(world, route, { as: who as Who, params: at(), body })
        expect([who, status]).toEqual([who, expected])
      }
    }
    expect((await kitOf({}, 'volunteer')).error).toContain('pour publier sur les réseaux sociaux')
    // By the door of one's own shelter, what another shelter has is not there.
    expect((await kitOf({ shelterId: world.b.shelter }, 'foreignAdmin')).status).toBe(404)
  })

  it('has a text for each network, and nothing that only the team reads', async () => {
    const { kit } = await kitOf()
    expect(kit.texts.FACEBOOK).toContain('Nala')
    expect(kit.texts.X).toContain(kit.link)
    expect(kit.link).toMatch(/\/shelter\/[^/]+\/animals\/[0-9a-f-]{36}$/)
    expect(Object.keys(kit.texts)).toHaveLength(7)
    expect(kit.shares).toEqual([])
  })

  it('is refused of what visitors do not see', async () => {
    const hidden = await kitOf({ subjectId: world.a.animals.hidden })
    expect([hidden.status, hidden.error]).toEqual([409, expect.stringContaining('pas sur le site')])
    for (const subjectId of [world.a.animals.trashed, world.a.news.published]) {
      expect((await kitOf({ subjectId })).status).toBe(404)
    }
    const draft = { kind: 'news', subjectId: world.a.news.draft }
    expect((await kitOf(draft)).status).toBe(409)
    expect((await fileOf(picture, { ...draft, format: 'square' })).status).toBe(409)
    expect((await call(world, pack, { as: 'editor', params: at(draft), body: {} })).status).toBe(
      409,
    )
    expect((await shareOn('X', null, draft)).status).toBe(409)
    expect((await kitOf({ kind: 'pages' })).status).toBe(404)
  })

  it('is closed with its shelter', async () => {
    const set = (status: string) =>
      pool().query('update shelters set status = $1 where id = $2', [status, world.a.shelter])
    await set('SUSPENDED')
    const { status, error } = await kitOf()
    await set('APPROVED')
    expect([status, error]).toEqual([409, expect.stringContaining('pas en ligne')])
    expect((await kitOf()).status).toBe(200)
  })

  it('tells a happy end without an offer', async () => {
    const { id } = await payload.update({
      collection: 'animals',
      id: world.a.animals.public,
      overrideAccess: true,
      data: { status: 'ADOPTED' },
    })
    const { kit } = await kitOf({ subjectId: id })
    await payload.update({
      collection: 'animals',
      id,
      overrideAccess: true,
      data: { status: 'AT_SHELTER', returnReason: 'Essai' },
    })
    expect(kit.texts.STORY).toBe('Nala a trouvé sa famille 💚')
    expect(kit.link).toMatch(/\/animals$/)
  })
})

describe('the pictures', () => {
  it.each([
    ['square', 1080, 1080],
    ['portrait', 1080, 1350],
    ['story', 1080, 1920],
  ])('are drawn as %s', async (format, width, height) => {
    const { kit } = await kitOf()
    const { status, headers, bytes } = await fileOf(
      picture,
      { format },
      { query: `?v=${kit.version}` },
    )
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'jpeg' })
  })
  it('are kept by nobody under another version, and of no other photo', async () => {
    const { headers } = await fileOf(picture, { format: 'square' }, { query: '?v=old' })
    expect(headers.get('cache-control')).toBe('private, no-store')
    const query = `?photo=${world.a.animals.public}`
    expect((await fileOf(picture, { format: 'square' }, { query })).status).toBe(422)
    const foreign = '?photo=https://169.254.169.254/latest'
    expect((await fileOf(picture, { format: 'square' }, { query: foreign })).status).toBe(400)
    expect((await fileOf(picture, { format: 'poster' })).status).toBe(404)
  })
  it('are drawn of an article', async () => {
    const article = { kind: 'news', subjectId: world.a.news.published, format: 'portrait' }
    expect((await fileOf(picture, article)).status).toBe(200)
  })
})

describe('the zip', () => {
  it('has pictures, texts as they were changed, and is in the log', async () => {
    const body = { texts: { X: 'Mon texte\nà moi' } }
    const { status, headers, bytes } = await fileOf(pack, {}, { body })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="nala-reseaux.zip"')
    const files = unzipSync(new Uint8Array(bytes))
    expect(Object.keys(files).sort()).toEqual([
      'adresse.txt',
      'description-des-images.txt',
      'images/nala-carre-1080x1080.jpg',
      'images/nala-portrait-1080x1350.jpg',
      'images/nala-story-1080x1920.jpg',
      'textes/facebook.txt',
      'textes/instagram.txt',
      'textes/linkedin.txt',
      'textes/story.txt',
      'textes/tiktok.txt',
      'textes/whatsapp.txt',
      'textes/x.txt',
    ])
    expect(Buffer.from(files['textes/x.txt'] ?? []).toString()).toBe('\ufeffMon texte\r\nà moi\r\n')
    const [line] = (await auditLines(world.a.animals.public)).filter(({ note: words }) => words)
    expect(line).toMatchObject({
      note: 'Kit de partage téléchargé',
      by: world.users.editor,
      after: {},
    })
  })
  it('says which text is too long', async () => {
    const { status, json } = await call(world, pack, {
      as: 'editor',
      params: at(),
      body: { texts: { X: 'é'.repeat(282) } },
    })
    const sentence = 'Ce texte est trop long pour X\u00a0: 2 caractères de trop'
    expect([status, json.fields]).toEqual([422, { 'texts.X': sentence }])
    expect(
      (await call(world, pack, { as: 'editor', params: at(), body: { texts: { MYSPACE: '' } } }))
        .status,
    ).toBe(400)
  })
})

describe('what was shared', () => {
  type Shares = Kit['shares']
  it('is noted once by two people at once, and again when they have seen it', async () => {
    const both = await Promise.all([shareOn('X', null), shareOn('X', null, {}, 'admin')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.json.error).toContain('C’est déjà noté')
    const [first] = (await kitOf()).kit.shares
    expect(first).toMatchObject({ network: 'X' })
    const again = await shareOn('X', first?.id ?? null)
    expect([again.status, (again.json.data as Shares).length]).toEqual([200, 1])
    expect((await shareOn('TIKTOK', null)).status).toBe(200)
    expect((await kitOf()).kit.shares.map(({ network }) => network)).toEqual(['TIKTOK', 'X'])
  })
  it('is taken back, by the team alone and once', async () => {
    const { json } = await shareOn('FACEBOOK', null)
    const [share] = json.data as Shares
    const undo = (as: Who, where: Where = {}) =>
      call(world, takeBack, { as, params: at({ ...where, shareId: share?.id }) })
    expect((await undo('foreignAdmin', { shelterId: world.b.shelter })).status).toBe(404)
    expect((await undo('editor', { kind: 'news', subjectId: world.a.news.published })).status).toBe(
      404,
    )
    expect((await undo('admin')).json.data).toEqual([])
    expect((await undo('admin')).status).toBe(404)
    const notes = (await auditLines(world.a.animals.public)).map(({ note: words }) => words)
    expect(notes.slice(-2)).toEqual(['Partagé sur Facebook', 'Partage sur Facebook annulé'])
  })
})
