import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { storage } from '@/platform/storage'

import { picture } from '../access/world'
import {
  adder,
  bomb,
  file,
  form,
  NOT_AN_IMAGE,
  openFixture,
  phonePicture,
  type Add,
  type Fixture,
  type Item,
} from './fixture'

/** What is refused, and leaves nothing behind. */
export function describeRefusals(): void {
  let fixture: Fixture
  let small: Buffer

  beforeAll(async () => {
    fixture = await openFixture()
    small = await picture()
  })

  describe('what is no picture', () => {
    let before: Awaited<ReturnType<Fixture['kept']>>
    beforeEach(async () => {
      before = await fixture.kept()
    })

    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const xxe =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'
    it.each([
      ['SVG', svg, 'image/svg+xml'],
      ['SVG that says JPEG', svg, 'image/jpeg'],
      ['SVG with an entity', xxe, 'image/png'],
      ['HTML', '<!doctype html><script>alert(1)</script>', 'image/png'],
      ['GIF and JavaScript', 'GIF89a/*\u0001*/=1;alert(1)//', 'image/gif'],
      ['PDF', '%PDF-1.7\n1 0 obj', 'image/jpeg'],
      ['PostScript', '%!PS-Adobe-3.0 EPSF', 'image/jpeg'],
      ['text', 'bonjour', 'image/jpeg'],
      ['only a JPEG’s first bytes', '\u00ff\u00d8\u00ff\u00e0 reste', 'image/jpeg'],
      ['only a PNG’s first bytes', '\u0089PNG\r\n\u001a\n<script>', 'image/png'],
      ['only a WEBP’s first bytes', 'RIFF\u0001\u0001\u0001\u0001WEBPVP8 ', 'image/webp'],
      ['only an AVIF’s first bytes', '\0\0\0\u001cftypavif\0\0\0\0avifmif1', 'image/avif'],
    ])('%s is refused', async (_, text, type) => {
      const { status, json } = await fixture.send([
        file(Buffer.from(text, 'latin1'), 'photo.jpg', type),
      ])
      expect(status).toBe(400)
      expect(json).toEqual({
        success: false,
        error: NOT_AN_IMAGE,
        fields: { file: NOT_AN_IMAGE },
      })
      expect(await fixture.kept()).toEqual(before)
    })

    it('a picture cut in the middle is refused', async () => {
      const whole = await phonePicture()
      const { status, json } = await fixture.send([file(whole.subarray(0, whole.length / 2))])
      expect([status, json.error]).toEqual([400, NOT_AN_IMAGE])
    })

    it.each([
      [20_000, 20_000],
      [100, 30_000],
      [9000, 9000],
    ])('%i × %i pixels are refused before they are decoded', async (width, height) => {
      const bytes = bomb(width, height)
      expect(bytes.length).toBeLessThan(200_000)
      const started = performance.now()
      const { status, json } = await fixture.send([file(bytes, 'bombe.png', 'image/png')])
      expect([status, json.error]).toEqual([
        400,
        'L’image est trop grande\u00a0: 10 000 pixels de côté et 50 millions de pixels au maximum',
      ])
      expect(performance.now() - started).toBeLessThan(1000)
      expect(await fixture.kept()).toEqual(before)
    })

    it.each([
      ['another name', () => form(['photo', new Blob(['x']), 'a.jpg']), 'photo'],
      ['two files', () => form(file(small), file(small)), 'file'],
      ['no file', () => form(['title', 'Seule']), 'file'],
      ['a text instead', () => form(['file', 'bonjour']), 'file'],
      ['an empty file', () => form(file(Buffer.alloc(0))), 'file'],
      ['a column of our own', () => form(file(small), ['shelter', 'x']), 'shelter'],
      ['a text twice', () => form(file(small), ['alt', 'a'], ['alt', 'b']), 'alt'],
      ['a NUL', () => form(file(small), ['title', 'a\0b']), 'title'],
      ['a title too long', () => form(file(small), ['title', 'x'.repeat(101)]), 'title'],
    ])('a form with %s is refused', async (_, body, field) => {
      const { status, json } = await fixture.ask('POST', 'alpha/media', { body: body() })
      expect(status).toBe(400)
      expect(json.fields?.[field] ?? json.fields).toBeTruthy()
      expect(json.error).toMatch(/[a-zé]/)
      expect(await fixture.kept()).toEqual(before)
    })

    it('a broken form is refused', async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const { status, json } = await fixture.ask('POST', 'alpha/media', { body: {}, headers })
      expect([status, json.error]).toEqual([400, 'Le formulaire est illisible'])
    })
  })
}

/** Who sends, changes and reads, and what the list shows. */
export function describeWhoMay(): void {
  let fixture: Fixture
  let small: Buffer
  let add: Add

  beforeAll(async () => {
    fixture = await openFixture()
    small = await picture()
    add = adder(fixture, small)
  })

  describe('who may', () => {
    it.each([
      ['anonymous', 401],
      ['visitor', 404],
      ['volunteer', 403],
      ['editor', 200],
      ['moderator', 200],
      ['admin', 200],
      ['foreignAdmin', 404],
      ['superAdmin', 200],
    ] as const)('%s: %i', async (as, expected) => {
      const { id } = await add()
      const before = await fixture.kept()
      const list = await fixture.ask('GET', 'alpha/media', { as })
      const sent = await fixture.send([file(small)], as)
      const path = `shelters/${fixture.world.a.shelter}/media/attente.jpg`
      await storage.write(`public/${path}`, small)
      const imported = await fixture.ask('POST', 'alpha/media', { as, body: { path } })
      const deleted = await fixture.ask('DELETE', `alpha/media/${id}`, { as })
      const added = expected === 200 ? 201 : expected
      const statuses = [list, sent, imported, deleted].map(({ status }) => status)
      expect(statuses).toEqual([expected, added, added, expected])
      if (expected === 200) return
      expect(await fixture.kept()).toEqual(before)
      expect(list.json).not.toHaveProperty('data')
      if (expected === 403) {
        expect(list.json.error).toBe(
          'Il faut le rôle «\u00a0Éditeur\u00a0» pour utiliser la médiathèque',
        )
      }
    })

    it('nobody from another site', async () => {
      const { id } = await add()
      const before = await fixture.kept()
      for (const headers of [{ origin: 'https://mechant.example' }, { origin: 'null' }] as Array<
        Record<string, string>
      >) {
        const sent = await fixture.ask('POST', 'alpha/media', { headers, body: form(file(small)) })
        const gone = await fixture.ask('DELETE', `alpha/media/${id}`, { headers })
        expect([sent.status, gone.status]).toEqual([403, 403])
      }
      expect(await fixture.kept()).toEqual(before)
    })

    it.each(['nulle-part', '00000000-0000-7000-8000-000000000000', '..%2Fadmin', "a'--"])(
      'nobody in a shelter that is none: %s',
      async (key) => {
        const { status } = await fixture.ask('GET', `${key}/media`, { as: 'superAdmin' })
        expect(status).toBe(404)
      },
    )

    it('the team of a suspended shelter is not forgotten, nor others let in', async () => {
      const inside = await fixture.ask('GET', `${fixture.world.suspended.shelter}/media`, {
        as: 'superAdmin',
      })
      expect(inside.status).toBe(200)
      expect((await fixture.ask('GET', 'gamma/media')).status).toBe(404)
    })
  })

  describe('the list', () => {
    const titles = (json: { data?: unknown }): string[] =>
      (json.data as Item[]).map(({ title }) => title)

    beforeAll(async () => {
      await fixture.payload.delete({
        collection: 'media',
        where: { shelter: { equals: fixture.world.a.shelter } },
        overrideAccess: true,
      })
      for (const title of ['Zoé', 'abricot', 'Éclair 100%', 'Chat_noir']) {
        await fixture.send([file(small), ['title', title], ['alt', `Alt de ${title}`]])
      }
    })

    it('has the four orders of the library', async () => {
      const ask = async (query: string) =>
        titles((await fixture.ask('GET', `alpha/media?${query}`)).json)
      expect(await ask('')).toEqual(['Chat_noir', 'Éclair 100%', 'abricot', 'Zoé'])
      expect(await ask('sortOrder=asc')).toEqual(['Zoé', 'abricot', 'Éclair 100%', 'Chat_noir'])
      expect(await ask('sortBy=title&sortOrder=asc')).toEqual([
        'abricot',
        'Chat_noir',
        'Éclair 100%',
        'Zoé',
      ])
      expect(await ask('sortBy=title&sortOrder=desc')).toEqual([
        'Zoé',
        'Éclair 100%',
        'Chat_noir',
        'abricot',
      ])
    })

    it('is found by words, without accents or capitals, and by what they are', async () => {
      const ask = async (search: string) =>
        titles((await fixture.ask('GET', `alpha/media?search=${encodeURIComponent(search)}`)).json)
      expect(await ask('eclair')).toEqual(['Éclair 100%'])
      expect(await ask('ALT DE ZOE')).toEqual(['Zoé'])
      expect(await ask('100%')).toEqual(['Éclair 100%'])
      expect(await ask('t_n')).toEqual(['Chat_noir'])
      expect(await ask("'; drop table media; --")).toEqual([])
    })

    it('comes in pages', async () => {
      const { json } = await fixture.ask('GET', 'alpha/media?limit=3&page=2')
      expect(titles(json)).toEqual(['Zoé'])
      expect(json.pagination).toEqual({ page: 2, limit: 3, total: 4, pages: 2 })
      const usual = await fixture.ask('GET', 'alpha/media')
      expect(usual.json.pagination).toMatchObject({ page: 1, limit: 12 })
      expect((await fixture.ask('GET', 'alpha/media?limit=101')).status).toBe(400)
    })

    it('shows nobody else’s pictures', async () => {
      const { json } = await fixture.ask('GET', `beta/media`, { as: 'foreignAdmin' })
      expect((json.data as Item[]).map(({ id }) => id)).toEqual([fixture.world.b.media])
    })

    it.each([
      'limit=101',
      'limit=0',
      'limit=-1',
      'limit=1e9',
      'limit=100000',
      'page=0',
      'page=-1',
      'page=NaN',
      'page=10001',
      'sortBy=shelter',
      'sortOrder=up',
      'limit=1&limit=2',
      'where[title]=x',
      'search=%00',
      'shelterId=beta',
      `search=${'x'.repeat(101)}`,
    ])('refuses ?%s', async (query) => {
      expect((await fixture.ask('GET', `alpha/media?${query}`)).status).toBe(400)
    })
  })
}
