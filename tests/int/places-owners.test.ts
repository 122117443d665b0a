import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { updateDeskPlace } from '@/features/places/desk/api'
import {
  claimPlaceRoute,
  leaveOwnPlaceRoute,
  updateOwnPlaceRoute,
} from '@/features/places/owners/api'
import { OWNER_SENTENCES } from '@/features/places/owners/model'
import { listOwnPlaces, readClaimLink } from '@/features/places/owners/queries'

import type { World } from './access/world'
import { ownersOfPlaces } from './places-owned'

const owners = ownersOfPlaces()
const { makePlace, read, claim, lettersTo, linkTo, confirm, tokenOf, owned, draftOf, save } = owners
const { pool, ask } = owners
let world: World

beforeAll(async () => {
  world = await owners.begin()
})
afterAll(() => owners.end())

describe('a claim', () => {
  it('sends one link to an address of the site, which makes an owner once', async () => {
    const place = await makePlace()
    const answer = await claim(place, `Contact@${place.host.toUpperCase()}`)
    expect(answer.json).toEqual({
      success: true,
      next: `/adresses/${place.slug}/revendiquer?fait=oui`,
    })
    expect(await lettersTo(`contact@${place.host}`)).toHaveLength(1)
    const token = await linkTo(`contact@${place.host}`)
    const req = await owners.newReq()
    // Opening it spends nothing.
    for (let time = 0; time < 2; time += 1) {
      expect(await readClaimLink(req, token)).toMatchObject({ name: place.name, isOpen: true })
    }
    expect((await read(place.id)).owner).toBeNull()
    expect((await confirm(token, 'anonymous')).status).toBe(401)
    const both = await Promise.all([confirm(token, 'visitor'), confirm(token, 'volunteer')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await readClaimLink(req, token)).toMatchObject({ isOpen: false })
    const owner = (await read(place.id)).owner as string
    expect([world.users.visitor, world.users.volunteer]).toContain(owner)
    expect((await listOwnPlaces(req, owner)).map(({ id }) => id)).toContain(place.id)
  })

  it.each([
    ['contact@evil-HOST', 'otherHost'],
    ['contact@HOST.evil.com', 'otherHost'],
    ['contact@mail.HOST', 'otherHost'],
    ['contact@www.HOST', 'otherHost'],
    ['a@b@HOST', 'badEmail'],
    ['contact@HOST.', 'badEmail'],
    ['contact@HOST\r\nbcc: x@evil.com', 'badEmail'],
    ['contact', 'badEmail'],
    ['jeanne@gmail.com', 'freeMail'],
  ] as const)('is refused on its field, and writes to nobody: %s', async (typed, why) => {
    const place = await makePlace()
    const { rows: before } = await pool().query('select count(*) from emails')
    const email = typed.replace('HOST', place.host)
    const { status, json } = await claim(place, email)
    expect(status).toBe(422)
    const said = OWNER_SENTENCES[why]
    const sentence =
      typeof said === 'string'
        ? said
        : why === 'freeMail'
          ? OWNER_SENTENCES.freeMail('gmail.com', place.host)
          : OWNER_SENTENCES.otherHost(place.host)
    expect(json.fields).toEqual({ email: sentence })
    expect((await pool().query('select count(*) from emails')).rows).toEqual(before)
  })

  it('of a place on a shared site, or without one, is refused with what to do', async () => {
    const shared = await makePlace({ site: 'https://www.facebook.com/cabinet' })
    expect((await claim(shared, 'x@facebook.com')).json.fields).toEqual({
      email: OWNER_SENTENCES.sharedSite('facebook.com'),
    })
    const none = await makePlace({ site: '' })
    expect((await claim(none, 'x@cabinet.fr')).json.fields?.email).toBe(OWNER_SENTENCES.noSite)
  })

  it('keeps what was typed without JavaScript', async () => {
    const place = await makePlace()
    const body = new URLSearchParams({ slug: place.slug, email: 'x@gmail.com' })
    const params = { id: place.id }
    const answer = await ask(claimPlaceRoute, { params, body })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain(`/adresses/${place.slug}/revendiquer?corriger`)
    expect(answer.headers.get('set-cookie')).toContain('patte-reponse-0=')
  })

  it('is bounded for one address, and answers the same for a place that has an owner', async () => {
    const place = await owned()
    const email = `autre@${place.host}`
    const answers = [
      await claim(place, email),
      await claim(place, email),
      await claim(place, email),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await claim(place, email)).status).toBe(429)
    expect(await lettersTo(email)).toHaveLength(3)
  })

  it('is over after a day, for another site, another kind of token and a place offline', async () => {
    const place = await makePlace()
    const late = await tokenOf(place)
    await pool().query(`update place_claims set expires_at = now() where place_id = $1`, [place.id])
    expect((await confirm(late, 'visitor')).status).toBe(409)
    const moved = await tokenOf(place, 'accueil')
    await pool().query(`update places set site = 'https://autre.fr/' where id = $1`, [place.id])
    expect((await confirm(moved, 'visitor')).status).toBe(409)
    await pool().query(`update places set status = 'REJECTED' where id = $1`, [place.id])
    expect((await confirm(moved, 'visitor')).status).toBe(404)
    expect((await claim(place, `contact@${place.host}`)).status).toBe(404)
    expect((await confirm(`${moved}x`, 'visitor')).status).toBe(404)
    expect((await confirm('00000000-0000-4000-8000-000000000000.x', 'visitor')).status).toBe(404)
    expect((await read(place.id)).owner).toBeNull()
  })

  it('needs an account whose own address is confirmed', async () => {
    const place = await makePlace()
    const token = await tokenOf(place)
    const visitor = [world.users.visitor]
    await pool().query('update users set email_verified = null where id = $1', visitor)
    expect((await confirm(token, 'visitor')).status).toBe(403)
    await pool().query('update users set email_verified = now() where id = $1', visitor)
    expect((await confirm(token, 'visitor')).status).toBe(200)
  })
})

describe('an owner', () => {
  it('writes hours and words at once, and only asks for what the place is', async () => {
    const place = await owned()
    const { json } = await save(place.id, {
      phone: '02 99 00 00 00',
      mardi: '14h-18h',
      kind: 'SHOP',
      site: 'https://autre.fr',
      near: 'Lille (59)',
      lat: '',
      lng: '',
    })
    expect(json.next).toBe('/mon-espace/adresses?fait=demandee')
    const after = await read(place.id)
    expect(after).toMatchObject({ phone: '02 99 00 00 00', kind: 'VET', site: place.site })
    expect(after).toMatchObject({ department: '35', lat: place.lat, version: place.version + 2 })
    expect(after.openingHours).toHaveLength(2)
    // What waits is in the form: to save it again asks for the same.
    expect(await draftOf(place.id)).toMatchObject({ kind: 'SHOP', near: 'Lille (59)' })
    await save(place.id, { phone: '02 99 00 00 01' })
    const { rows } = await pool().query(
      'select kind, after from place_changes where place_id = $1 order by kind',
      [place.id],
    )
    expect(rows).toMatchObject([
      { kind: 'ASKED', after: { kind: 'SHOP', site: 'https://autre.fr/', near: 'Lille (59)' } },
      { kind: 'CHANGED', after: { phone: '02 99 00 00 01', mardi: '14h-18h' } },
    ])
  })

  it('and a super admin never overwrite one another unread', async () => {
    const place = await owned()
    const seen = await draftOf(place.id)
    expect((await save(place.id, { phone: '02 99 00 00 00' })).status).toBe(200)
    const params = { id: place.id, placeId: place.id }
    const late = await ask(updateDeskPlace, { as: 'superAdmin', params, body: seen })
    expect([late.status, late.json.error]).toEqual([409, expect.stringContaining('entre-temps')])
    const again = await ask(updateOwnPlaceRoute, { as: 'visitor', params, body: seen })
    expect(again.status).toBe(409)
    const body = { ...seen, version: 'x' }
    const wrong = await ask(updateDeskPlace, { as: 'superAdmin', params, body })
    expect(wrong.status).toBe(400)
    expect((await read(place.id)).phone).toBe('02 99 00 00 00')
  })

  it('is alone: for everybody else their place is not there', async () => {
    const place = await owned()
    for (const as of ['volunteer', 'foreignAdmin', 'superAdmin'] as const) {
      expect((await save(place.id, { phone: '' }, as)).status).toBe(404)
      const params = { id: place.id }
      expect((await ask(leaveOwnPlaceRoute, { as, params })).status).toBe(404)
    }
    expect((await save(place.id, { owner: world.users.volunteer })).status).toBe(400)
    expect((await save(place.id, { status: 'REJECTED' })).status).toBe(400)
    expect(await draftOf(place.id, 'volunteer')).toBeUndefined()
    expect((await read(place.id)).phone).toBe(place.phone)
  })

  it('may leave, and keeps no right to it', async () => {
    const place = await owned()
    const body = await draftOf(place.id)
    const params = { id: place.id }
    expect((await ask(leaveOwnPlaceRoute, { as: 'visitor', params })).status).toBe(200)
    const answer = await ask(updateOwnPlaceRoute, { as: 'visitor', params, body })
    expect(answer.status).toBe(404)
    expect((await read(place.id)).owner).toBeNull()
  })
})
