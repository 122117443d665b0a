import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { followProfile, readFollows } from '@/features/follows/api'
import { countProfileFollowers } from '@/features/follows/queries'
import {
  removeOwnPhoto,
  saveOwnProfile,
  sendOwnPhoto,
  withdrawOneProfile,
} from '@/features/profiles/api'
import { forgetLostProfiles } from '@/features/profiles/commands'
import { findPublicProfile } from '@/features/profiles/queries'
import { readSession } from '@/features/own-space/api'
import { servePicture } from '@/features/media/serve'
import { storage } from '@/platform/storage'

import type { Who, World } from './access/world'
import { call } from './in-process'

const SHOWN = { shownName: 'Camille', text: 'J’aime les chats.\r\nEt les vieux chiens.' }

async function photo(width: number, height: number): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a64' } })
    .withExifMerge({ IFD3: { GPSLatitude: '47/1 12/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'moi.jpg', { type: 'image/jpeg' })
}

/** What a person shows of themselves, and those who follow it. */
export function describeProfiles(network: () => { payload: Payload; world: World }): void {
  const world = () => network().world
  const pool = () => network().payload.db.pool
  const idOf = (as: Exclude<Who, 'anonymous'>) => world().users[as]
  const save = (as: Who, body: unknown) => call(world(), saveOwnProfile, { as, body })
  const send = (as: Who, file: File | string, headers?: Record<string, string>) => {
    const body = new FormData()
    body.set('photo', file)
    return call(world(), sendOwnPhoto, { as, body, headers })
  }
  const follow = (as: Who, of: Exclude<Who, 'anonymous'>, body: unknown = { follow: true }) =>
    call(world(), followProfile, { as, body, params: { userId: idOf(of) } })
  const keyOf = async (as: Exclude<Who, 'anonymous'>) =>
    (
      await pool().query<{ photo_key: string | null }>(
        'select photo_key from profiles where user_id = $1',
        [idOf(as)],
      )
    ).rows[0]?.photo_key
  const told = async (as: Exclude<Who, 'anonymous'>) =>
    (
      await pool().query<{ type: string; title: string; message: string }>(
        `select type, title, message from notifications
         where user_id = $1 and (type::text = 'PROFILE_LIKED' or action_url = '/profil')`,
        [idOf(as)],
      )
    ).rows

  describe('a profile', () => {
    it('is written by its person alone, and seen by nobody until they say so', async () => {
      expect((await save('anonymous', SHOWN)).status).toBe(401)
      const { status, json } = await save('visitor', SHOWN)
      expect([status, json.message]).toEqual([
        200,
        'C’est enregistré. Vous seul voyez votre profil.',
      ])
      expect(await findPublicProfile(idOf('visitor'))).toBeNull()
      await save('visitor', { ...SHOWN, isPublic: true })
      expect(await findPublicProfile(idOf('visitor').toUpperCase())).toEqual({
        userId: idOf('visitor'),
        shownName: 'Camille',
        text: 'J’aime les chats.\nEt les vieux chiens.',
        photo: null,
      })
      for (const id of ['', 'x', idOf('admin')]) expect(await findPublicProfile(id)).toBeNull()
    })
    it.each([
      [{ ...SHOWN, shownName: ' ' }, 'shownName', 'Le nom est requis'],
      [
        { ...SHOWN, shownName: 'Cam\u202eille' },
        'shownName',
        'Ce nom contient un caractère invisible',
      ],
      [{ ...SHOWN, shownName: 'a'.repeat(51) }, 'shownName', '50 caractères au maximum'],
      [{ ...SHOWN, text: 'a'.repeat(501) }, 'text', '500 caractères au maximum'],
      [{ ...SHOWN, text: 'a\u0000' }, 'text', 'Ce texte contient un caractère invisible'],
      [{ ...SHOWN, isPublic: 'peut-être' }, 'isPublic', 'Cochez ou décochez la case'],
      [{ ...SHOWN, userId: 'x' }, 'userId', '«\u00a0userId\u00a0» n’est pas accepté ici'],
      [
        { ...SHOWN, withdrawnFor: null },
        'withdrawnFor',
        '«\u00a0withdrawnFor\u00a0» n’est pas accepté ici',
      ],
    ])('is refused: %j', async (body, field, sentence) => {
      const { status, json } = await save('visitor', body)
      expect([status, json.fields?.[field]]).toEqual([400, sentence])
    })
    it('is shown by nobody whose address is not confirmed', async () => {
      const confirm = (at: string | null) =>
        pool().query('update users set email_verified = $2 where id = $1', [idOf('editor'), at])
      await confirm(null)
      const { status, json } = await save('editor', { ...SHOWN, isPublic: true })
      expect([status, json.fields]).toEqual([
        422,
        { isPublic: 'Confirmez d’abord l’adresse e-mail de votre compte' },
      ])
      await confirm('2026-01-01')
      expect((await save('editor', { ...SHOWN, isPublic: true })).status).toBe(200)
      // An address that is not confirmed any more shows nothing either.
      await confirm(null)
      expect(await findPublicProfile(idOf('editor'))).toBeNull()
      await confirm('2026-01-01')
    })
    it('without JavaScript comes back with what was typed', async () => {
      const sent = (body: Record<string, string>) => save('visitor', new URLSearchParams(body))
      const wrong = await sent({ shownName: '', text: 'Longue histoire', isPublic: 'on' })
      expect([wrong.status, wrong.headers.get('location')]).toEqual([
        303,
        '/profil?corriger=profil#profil',
      ])
      expect(wrong.headers.get('set-cookie')).toContain('Path=/profil')
      const right = await sent({ shownName: 'Camille', text: 'J’aime les chats.', isPublic: 'on' })
      expect(right.headers.get('location')).toBe('/profil?fait=profil#profil')
      const out = await save('anonymous', new URLSearchParams({ shownName: 'Camille' }))
      expect(out.headers.get('location')).toBe('/auth/connexion?suite=%2Fprofil')
    })
  })

  describe('the photo of a profile', () => {
    it('is a square without what the file says of a place; the one before goes', async () => {
      expect((await send('anonymous', await photo(10, 10))).status).toBe(401)
      const first = await send('visitor', await photo(900, 500))
      expect(first.status).toBe(200)
      expect(first.json.photo).toMatch(/^\/api\/cms\/media\/file\/[\w-]+\.webp$/)
      const before = (await keyOf('visitor')) as string
      const { width, height, format, exif } = await sharp(
        (await storage.read(before)) as Buffer,
      ).metadata()
      expect({ width, height, format, exif }).toEqual({
        width: 480,
        height: 480,
        format: 'webp',
        exif: undefined,
      })
      expect((await findPublicProfile(idOf('visitor')))?.photo).toBe(first.json.photo)
      await send('visitor', await photo(50, 80))
      expect(await keyOf('visitor')).not.toBe(before)
      expect(await storage.read(before)).toBeNull()
    })
    it.each([
      ['Choisissez une photo JPG, PNG, WEBP ou AVIF', new File(['<svg/>'], 'a.jpg')],
      ['Choisissez une photo JPG, PNG, WEBP ou AVIF', new File(['\u00ff\u00d8\u00ff'], 'a.jpg')],
      ['Choisissez une photo', new File([], 'a.jpg')],
      ['Choisissez une photo', 'texte'],
    ])('is refused: %s', async (sentence, file) => {
      const kept = await keyOf('visitor')
      const { status, json } = await send('visitor', file)
      expect([status, json.fields?.photo]).toEqual([400, sentence])
      expect(await keyOf('visitor')).toBe(kept)
    })
    it('without JavaScript leads back to the page', async () => {
      const browser = { accept: 'text/html,application/xhtml+xml' }
      const wrong = await send('visitor', new File(['x'], 'a.png'), browser)
      expect(wrong.headers.get('location')).toBe('/profil?corriger=photo#photo')
      const right = await send('visitor', await photo(20, 20), browser)
      expect(right.headers.get('location')).toBe('/profil?fait=photo#photo')
    })
    it('is taken away, with its file', async () => {
      const kept = (await keyOf('visitor')) as string
      expect((await call(world(), removeOwnPhoto, { as: 'visitor', body: {} })).status).toBe(200)
      expect((await call(world(), removeOwnPhoto, { as: 'visitor', body: {} })).status).toBe(200)
      expect([await keyOf('visitor'), await storage.read(kept)]).toEqual([null, null])
      expect((await call(world(), removeOwnPhoto, { as: 'moderator', body: {} })).status).toBe(200)
    })
  })

  describe('following a profile', () => {
    it('is for a profile that everybody sees, never one’s own', async () => {
      expect((await follow('anonymous', 'visitor')).status).toBe(401)
      const plain = await follow('anonymous', 'visitor', new URLSearchParams({ follow: 'oui' }))
      expect(plain.headers.get('location')).toBe(`/auth/connexion?suite=/profil/${idOf('visitor')}`)
      expect((await follow('admin', 'moderator')).status).toBe(404)
      const own = await follow('visitor', 'visitor')
      expect([own.status, own.json.error]).toEqual([
        422,
        'C’est votre profil\u00a0: les autres peuvent le suivre.',
      ])
    })
    it('begins and ends, once; its owner is told how many, never who', async () => {
      expect((await follow('admin', 'visitor')).json).toMatchObject({ isFollowed: true })
      expect((await follow('admin', 'visitor')).status).toBe(200)
      expect((await follow('foreignAdmin', 'visitor')).status).toBe(200)
      expect(await countProfileFollowers(idOf('visitor'))).toBe(2)
      expect((await told('visitor')).map(({ type, title }) => [type, title])).toEqual([
        ['PROFILE_LIKED', '2 personnes suivent votre profil'],
      ])
      const { people } = (await call(world(), readFollows, { as: 'admin' })).json
      expect(people).toEqual([{ userId: idOf('visitor'), name: 'Camille', photo: null }])
      expect((await follow('admin', 'visitor', { follow: false })).status).toBe(200)
      expect(await countProfileFollowers(idOf('visitor'))).toBe(1)
    })
    it('shows nobody whose profile is closed, who is still let go of', async () => {
      await save('visitor', { ...SHOWN, isPublic: false })
      const { people } = (await call(world(), readFollows, { as: 'foreignAdmin' })).json
      expect(people).toEqual([])
      expect((await follow('foreignAdmin', 'visitor', { follow: false })).status).toBe(200)
      expect(await countProfileFollowers(idOf('visitor'))).toBe(0)
      await save('visitor', { ...SHOWN, isPublic: true })
    })
  })

  describe('a profile that should not be shown', () => {
    const reason = 'La photo montre une autre personne.'
    const withdraw = (as: Who, body: unknown = { reason }) =>
      call(world(), withdrawOneProfile, { as, body, params: { userId: idOf('visitor') } })

    it('is taken down by a super admin alone, with a reason', async () => {
      expect((await withdraw('anonymous')).status).toBe(401)
      expect((await withdraw('admin')).status).toBe(403)
      expect((await withdraw('visitor')).status).toBe(403)
      expect((await withdraw('superAdmin', { reason: 'Non' })).status).toBe(400)
      expect((await withdraw('superAdmin')).status).toBe(200)
      expect((await withdraw('superAdmin')).status).toBe(404)
      expect(await findPublicProfile(idOf('visitor'))).toBeNull()
      const { rows } = await pool().query(
        `select entity, user_id from audit_log where entity_id = $1 and note = 'Profil public retiré'`,
        [idOf('visitor')],
      )
      expect(rows).toEqual([{ entity: 'users', user_id: idOf('superAdmin') }])
    })
    it('goes with its account, and its photo with it', async () => {
      await save('moderator', { ...SHOWN, isPublic: true })
      await send('moderator', await photo(30, 30))
      const kept = (await keyOf('moderator')) as string
      await pool().query('update profiles set user_id = gen_random_uuid() where user_id = $1', [
        idOf('moderator'),
      ])
      expect(await forgetLostProfiles(await createLocalReq({}, network().payload))).toBe(1)
      expect(await storage.read(kept)).toBeNull()
    })
    it('tells its owner why, who corrects it and shows it again', async () => {
      expect((await told('visitor')).map(({ title }) => title)).toContain(
        'Votre profil n’est plus visible',
      )
      const { rows } = await pool().query<{ html: string }>(
        `select html from emails where subject = 'Votre profil n’est plus visible'`,
      )
      expect(rows.map(({ html }) => html.includes(reason))).toEqual([true])
      await save('visitor', { ...SHOWN, isPublic: true })
      expect(await findPublicProfile(idOf('visitor'))).not.toBeNull()
    })
    it('leaves no photo at the address that others know; its owner keeps it', async () => {
      await send('visitor', await photo(30, 30))
      const before = (await keyOf('visitor')) as string
      const bytes = await storage.read(before)
      expect((await withdraw('superAdmin')).status).toBe(200)
      const after = (await keyOf('visitor')) as string
      expect(await storage.read(before)).toBeNull()
      expect(await storage.read(after)).toEqual(bytes)
      const { user } = (await call(world(), readSession, { as: 'visitor' })).json
      expect((user as { image: string }).image).toContain(after.slice(after.lastIndexOf('/') + 1))
      const { status } = await servePicture(
        before.slice(before.lastIndexOf('/') + 1),
        new Request('http://a/'),
      )
      expect(status).toBe(404)
    })
  })
}
